import { useAnnounce } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useCompanyDay } from '../../shared/use-company-day.ts';
import type { FilterSuggestions } from './filter-suggestions.ts';
import type { SavedFilters } from '../saved-filters/use-saved-filters.ts';
import { type FieldDraft, draftFrom, valuesOf } from './filter-draft.ts';
import { hasProblems } from './filter-problems.ts';
import type { FilterSchema } from '../filters/filter-schema.ts';
import type { FilterValues } from '../filters/filter-value.ts';
import { refreshShortcuts } from '../filters/filter-values.ts';
import { type FilterSubmission, applyFilters, resetFilters } from './submit-filters.ts';
import { SavedFilterSection } from '../saved-filters/saved-filter-section.tsx';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import css from './filter-dialog.module.css';
import { FilterFields } from './filter-fields.tsx';

export interface FilterDialogProps {
  /** The fields in display order. */
  readonly schema: FilterSchema;
  /** The active filters. */
  readonly values: FilterValues;
  readonly suggestions?: FilterSuggestions | undefined;
  /** Without it, filters cannot be saved. */
  readonly saved?: SavedFilters | undefined;
  /** "Apply" also submits unchanged values (DT-24). */
  readonly force?: boolean | undefined;
  onSubmit(submission: FilterSubmission): void;
  onClose(): void;
}

/**
 * The filter dialog. It submits only changes, resets every mapped key (DT-23), and cannot be applied while
 * a field is invalid.
 */
export function FilterDialog(props: FilterDialogProps): ReactElement {
  const { schema, values, suggestions, saved, force, onSubmit, onClose } = props;
  const t = useDialogText();
  const announce = useAnnounce();
  const { timeZone, today: currentDay } = useCompanyDay();
  const formId = useId();
  const [draft, setDraft] = useState(() => draftFrom(schema, values));
  /** The values last submitted since the dialog opened. */
  const [before, setBefore] = useState(values);
  const today = currentDay();
  const invalid = hasProblems(schema, draft, today);
  const current = valuesOf(schema, draft);

  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (invalid) return;
    const submission = applyFilters(schema, before, current, { timeZone, force });
    if (submission !== null) onSubmit(submission);
    onClose();
  };
  const reset = (): void => {
    setDraft(draftFrom(schema, {}));
    setBefore({});
    onSubmit(resetFilters(schema));
    announce.polite(t('filterCleared'));
  };
  const selectSaved = (selected: FilterValues): void =>
    setDraft(draftFrom(schema, refreshShortcuts(selected, today)));

  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>{t('filterTitle')}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          {saved !== undefined && (
            <SavedFilterSection
              saved={saved}
              schema={schema}
              current={current}
              invalid={invalid}
              onSelect={selectSaved}
            />
          )}
          <form id={formId} className={css.form} onSubmit={apply} noValidate>
            <FilterFields
              schema={schema}
              draft={draft}
              today={today}
              suggestions={suggestions}
              onChange={(key: string, next: FieldDraft) =>
                setDraft((before) => ({ ...before, [key]: next }))
              }
            />
          </form>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="quiet" className={css.reset} onClick={reset}>
            {t('reset')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} disabled={invalid}>
            {t('apply')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
