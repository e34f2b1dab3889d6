import { defaultPage, defaultPageSize } from '../../shared/limits.ts';

export type SortDirection = 'asc' | 'desc';

export interface Sort {
  /** Key of a column. */
  readonly key: string;
  readonly direction: SortDirection;
}

/** One condition; all conditions of a query hold at once (spec shell §7). */
export type FilterExpression =
  | { readonly key: string; readonly op: 'eq'; readonly value: string | number }
  /** Numbers, or times as epoch ms. Bounds are inclusive. */
  | { readonly key: string; readonly op: 'gte' | 'lte'; readonly value: number }
  | { readonly key: string; readonly op: 'in'; readonly value: readonly string[] };

/** What a table asks its source for (spec shell §3, generic list). */
export interface TableQuery {
  /** Rows on a page. People choose among `pageSizes`; a source takes any whole number from 1. */
  readonly limit: number;
  /** Counted from 1. */
  readonly page: number;
  /** Trimmed; empty for no search. */
  readonly search: string;
  /** The first decides; the others break ties. Empty for the source's own order. */
  readonly sorts: readonly Sort[];
  readonly filters: readonly FilterExpression[];
}

export const defaultQuery: TableQuery = {
  limit: defaultPageSize,
  page: defaultPage,
  search: '',
  sorts: [],
  filters: [],
};
