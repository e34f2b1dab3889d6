import { defaultPage, defaultPageSize } from '../../shared/limits.ts';
import type { FilterExpression } from '../filters/filter-expression.ts';
import type { Sort } from '../sorting/sort.ts';

/** What a table requests from its source. */
export interface TableQuery {
  /** Rows per page. Users choose from `pageSizes`; a source accepts any integer from 1. */
  readonly limit: number;
  /** From 1. */
  readonly page: number;
  /** Trimmed; empty for no search. */
  readonly search: string;
  /** Later sorts break ties of earlier ones. Empty for the order of the source. */
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
