import { Badge } from '@pantau/core/ui/badge';
import { Button } from '@pantau/core/ui/button';
import { type ReactElement, useMemo, useState } from 'react';
import type { FilterSuggestions } from './filter-suggestions.ts';
import type { TableFilters } from '../filters/table-filters.ts';
import type { SavedFilters } from '../saved-filters/use-saved-filters.ts';
import { dialogFields } from '../filters/filter-schema.ts';
import type { FilterValues } from '../filters/filter-value.ts';
import { sameFilterValues } from '../filters/filter-values.ts';
import type { FilterSubmission } from './submit-filters.ts';
import { LazyFilterDialog } from './lazy-filter-dialog.tsx';
import { useFirstText } from '../../shared/use-first-text.ts';

export interface FilterButtonProps {
  /** From `useTableQuery`. */
  readonly filters: TableFilters;
  readonly suggestions?: FilterSuggestions | undefined;
  /** From `useTableQuery`. Without it, filters cannot be saved. */
  readonly saved?: SavedFilters | undefined;
  /** Lets "Apply" request the rows again even if nothing changed (DT-24). */
  readonly force?: boolean | undefined;
  /** Called with what the dialog submits: a value or `null` for every mapped key (DT-23). */
  readonly onSubmit?: ((submission: FilterSubmission) => void) | undefined;
  /** Called when a forced submission changes nothing: requests the rows again. */
  readonly onResubmit?: (() => void) | undefined;
}

/** Opens the filter dialog, which is loaded on first use, and shows the number of active filters. */
export function FilterButton(props: FilterButtonProps): ReactElement {
  const { filters, suggestions, saved, force, onSubmit, onResubmit } = props;
  const t = useFirstText();
  const [isOpen, setOpen] = useState(false);
  const schema = useMemo(() => dialogFields(filters.schema), [filters.schema]);
  const values: FilterValues = Object.fromEntries(
    schema.flatMap(({ key }) => {
      const value = filters.values[key];
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
  const count = Object.keys(values).length;
  const close = (): void => setOpen(false);
  const submit = (submission: FilterSubmission): void => {
    const inline = Object.entries(filters.values).filter(([key]) => !(key in values));
    filters.setAll({ ...Object.fromEntries(inline), ...submission.values });
    onSubmit?.(submission);
    if (force === true && sameFilterValues(values, submission.values)) onResubmit?.();
  };
  return (
    <>
      <Button
        icon="filter"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={count > 0 ? t('filterActive', { count }) : undefined}
        onClick={() => setOpen(true)}
      >
        {t('filter')}
        {count > 0 && (
          <>
            {' '}
            <Badge tone="accent" count={count} />
          </>
        )}
      </Button>
      {isOpen && (
        <LazyFilterDialog
          schema={schema}
          values={values}
          suggestions={suggestions}
          saved={saved}
          force={force}
          onSubmit={submit}
          onClose={close}
        />
      )}
    </>
  );
}
