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
 * Replacements for built-in parts of the table. A component receives the props of the part it replaces; `null` removes
 * the part. Pass the same component on every render, or React remounts it.
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
