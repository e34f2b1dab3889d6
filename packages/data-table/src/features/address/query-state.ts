import { defaultPage, defaultPageSize } from '../../shared/limits.ts';
import { toExpressions } from '../filters/convert-expressions.ts';
import type { FilterExpression } from '../filters/filter-expression.ts';
import type { FilterSchema } from '../filters/filter-schema.ts';
import { type FilterValues, noFilters } from '../filters/filter-value.ts';
import { refreshShortcuts } from '../filters/filter-values.ts';
import type { TableQuery } from '../rows/query.ts';
import type { Sort } from '../sorting/sort.ts';
import { type AddressOptions, isInAddress, readAddress } from './address-state.ts';

/** Filters are stored as values, not conditions, so that date shortcuts stay relative. */
export interface QueryState {
  readonly page: number;
  readonly limit: number;
  readonly search: string;
  readonly sorts: readonly Sort[];
  readonly values: FilterValues;
  /** Conditions that belong to no field of the schema. */
  readonly hostFilters: readonly FilterExpression[];
  readonly restored: boolean;
}

/** Initial values, used if the address contains no table state. */
export interface InitialQuery {
  readonly sorts?: readonly Sort[];
  readonly filters?: FilterValues;
}

/** The state in the address, or the initial one. */
export function restoreQuery(
  address: string | undefined,
  initial: InitialQuery,
  options: AddressOptions,
): QueryState {
  if (address !== undefined && isInAddress(address, options)) {
    const { filters, ...rest } = readAddress(address, options);
    return { ...rest, values: filters, hostFilters: [], restored: true };
  }
  return {
    page: defaultPage,
    limit: defaultPageSize,
    search: '',
    sorts: initial.sorts ?? [],
    values: refreshShortcuts(initial.filters ?? noFilters, options.today),
    hostFilters: [],
    restored: false,
  };
}

export function queryOf(
  state: QueryState,
  schema: FilterSchema,
  timeZone: string | undefined,
): TableQuery {
  const { page, limit, search, sorts, values, hostFilters } = state;
  return {
    page,
    limit,
    search,
    sorts,
    filters: [...hostFilters, ...toExpressions(schema, values, timeZone)],
  };
}
