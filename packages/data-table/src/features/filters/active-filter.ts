import type { FilterField } from './filter-schema.ts';
import type { FilterValue } from './filter-value.ts';
import type { TableFilters } from './table-filters.ts';

export interface ActiveFiltersProps {
  /** From `useTableQuery`. */
  readonly filters: TableFilters;
  /** Called before the last filter is removed, so that focus can move elsewhere. */
  readonly onEmpty?: (() => void) | undefined;
}

export interface ActiveFilter {
  readonly field: FilterField;
  readonly value: FilterValue;
}
