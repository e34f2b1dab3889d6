import { defaultPage, defaultPageSize } from '../../shared/limits.ts';
import type { FilterExpression } from '../filters/filter-expression.ts';
import type { Sort } from '../sorting/sort.ts';

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
