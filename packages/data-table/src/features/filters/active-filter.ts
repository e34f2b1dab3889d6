import type { FilterField, FilterValue } from './filter-schema.ts';
import type { TableFilters } from './table-filters.ts';

export interface ActiveFiltersProps {
  /** Of `useTableQuery`. */
  readonly filters: TableFilters;
  /** The last one is about to go, and the list with it: the focus goes elsewhere. */
  readonly onEmpty?: (() => void) | undefined;
}

export interface ActiveFilter {
  readonly field: FilterField;
  readonly value: FilterValue;
}
