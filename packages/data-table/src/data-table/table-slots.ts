import type { ComponentType } from 'react';
import type { BulkBarProps } from '../features/bulk-actions/bulk-bar.tsx';
import type { ColumnsButtonProps } from '../features/column-chooser/columns-button.tsx';
import type { FilterButtonProps } from '../features/filter-dialog/filter-button.tsx';
import type { ActiveFiltersProps } from '../features/filters/active-filter.ts';
import type { InlineFiltersProps } from '../features/filters/inline-filters.tsx';
import type { PagingProps } from '../features/paging/paging.tsx';
import type { SearchFieldProps } from './search-field.tsx';
import type { ToolbarProps } from './toolbar.tsx';

/**
 * Parts of the table that a host replaces: by its own component, which gets the properties of ours, or by `null`,
 * which leaves the part out. Components must keep their identity between renders.
 */
export interface TableSlots {
  readonly toolbar?: ComponentType<ToolbarProps> | null | undefined;
  readonly search?: ComponentType<SearchFieldProps> | null | undefined;
  readonly chips?: ComponentType<InlineFiltersProps> | null | undefined;
  readonly filter?: ComponentType<FilterButtonProps> | null | undefined;
  readonly activeFilters?: ComponentType<ActiveFiltersProps> | null | undefined;
  readonly columns?: ComponentType<ColumnsButtonProps> | null | undefined;
  readonly bulkBar?: ComponentType<BulkBarProps> | null | undefined;
  readonly paging?: ComponentType<PagingProps> | null | undefined;
}

/** For a table whose parts are all ours. */
export const ownParts: TableSlots = {};
