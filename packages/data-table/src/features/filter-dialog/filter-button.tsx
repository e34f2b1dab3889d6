import { Badge } from '@pantau/core/ui/badge';
import { Button } from '@pantau/core/ui/button';
import { type ReactElement, useMemo, useState } from 'react';
import type { FilterSuggestions } from './filter-suggestions.ts';
import type { TableFilters } from '../filters/table-filters.ts';
import type { SavedFilters } from '../saved-filters/use-saved-filters.ts';
import { type FilterValues, dialogFields } from '../filters/filter-schema.ts';
import { LazyFilterDialog } from './lazy-filter-dialog.tsx';
import { useText } from '../../shared/use-text.ts';

export interface FilterButtonProps {
  /** From `useTableQuery`. */
  readonly filters: TableFilters;
  readonly suggestions?: FilterSuggestions | undefined;
  /** From `useSavedFilters`. Without it, filters cannot be saved. */
  readonly saved?: SavedFilters | undefined;
  /** Lets "Apply" request the rows again even if nothing changed (DT-24). */
  readonly force?: boolean | undefined;
}

/** Opens the filter dialog, which is loaded on first use, and shows the number of active filters. */
export function FilterButton(props: FilterButtonProps): ReactElement {
  const { filters, suggestions, saved, force } = props;
  const t = useText();
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
  const submit = (next: FilterValues): void => {
    const inline = Object.entries(filters.values).filter(([key]) => !(key in values));
    filters.setAll({ ...Object.fromEntries(inline), ...next });
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
          onSubmit={(submission) => submit(submission.values)}
          onClose={close}
        />
      )}
    </>
  );
}
