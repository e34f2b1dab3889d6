import { useToast } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { type ReactElement, useState } from 'react';
import type { SavedFilters, SaveOutcome } from './use-saved-filters.ts';
import type { FilterSchema } from '../filters/filter-schema.ts';
import type { FilterValues } from '../filters/filter-value.ts';
import { parseFilterValues, sameFilterValues } from '../filters/filter-values.ts';
import type { SavedFilter } from './saved-filter.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import { useText } from '../../shared/use-text.ts';
import { SaveFilterForm } from './save-filter-form.tsx';
import { SavedFilterItem } from './saved-filter-item.tsx';
import css from './saved-filters.module.css';

export interface SavedFilterSectionProps {
  readonly saved: SavedFilters;
  readonly schema: FilterSchema;
  /** The current values of the dialog, which would be saved. */
  readonly current: FilterValues;
  /** The current values are invalid and cannot be saved. */
  readonly invalid: boolean;
  onSelect(values: FilterValues): void;
}

/** The saved filters of the user. Selecting one loads its values (DT-28). */
export function SavedFilterSection(props: SavedFilterSectionProps): ReactElement {
  const { saved, schema, current, invalid, onSelect } = props;
  const t = useDialogText();
  const tableText = useText();
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);
  const valuesOf = (one: SavedFilter): FilterValues =>
    parseFilterValues(schema, one.value.activeFilters);

  /** Reports the result of a change to the user, and returns it. */
  const report = async (change: Promise<SaveOutcome>, done: string): Promise<SaveOutcome> => {
    const outcome = await change;
    if (outcome === 'done') toast.show({ kind: 'success', text: done });
    if (outcome === 'failed') toast.show({ kind: 'error', text: t('savedChangeFailed') });
    return outcome;
  };

  return (
    <section className={css.section} aria-label={t('savedFilters')}>
      <div className={css.head}>
        <h3 className={css.title}>{t('savedFilters')}</h3>
        {!isSaving && (
          <Button
            variant="accent"
            size="dense"
            disabled={saved.status !== 'ready'}
            onClick={() => setSaving(true)}
          >
            {t('saveFilter')}
          </Button>
        )}
      </div>
      {saved.status === 'loading' && <p className={css.note}>{t('savedLoading')}</p>}
      {saved.status === 'failed' && (
        <div className={css.failed} role="alert">
          <span className={css.note}>{t('savedFailed')}</span>
          <Button size="dense" icon="retry" onClick={saved.reload}>
            {tableText('tryAgain')}
          </Button>
        </div>
      )}
      {saved.status === 'ready' && saved.list.length === 0 && !isSaving && (
        <p className={css.note}>{t('savedNone')}</p>
      )}
      {saved.list.length > 0 && (
        <ul className={css.list}>
          {saved.list.map((one) => (
            <SavedFilterItem
              key={one.id}
              item={one}
              isActive={sameFilterValues(valuesOf(one), current)}
              saved={saved}
              onSelect={() => onSelect(valuesOf(one))}
              report={report}
            />
          ))}
        </ul>
      )}
      {isSaving && (
        <SaveFilterForm
          saved={saved}
          current={current}
          invalid={invalid}
          report={report}
          onClose={() => setSaving(false)}
        />
      )}
    </section>
  );
}
