import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  foreignExpressions,
  fromExpressions,
  toExpressions,
} from '../filters/convert-expressions.ts';
import { type FilterSchema, type FilterValues, noFilters } from '../filters/filter-schema.ts';
import type { TableFilters } from '../filters/table-filters.ts';
import { refreshShortcuts } from '../filters/filter-values.ts';
import { defaultPage, defaultPageSize, pageSizes } from '../../shared/limits.ts';
import { type AddressOptions, isInAddress, readAddress, writeAddress } from './address-state.ts';
import type { Sort } from '../sorting/sort.ts';
import type { FilterExpression } from '../filters/filter-expression.ts';
import type { TableQuery } from '../rows/query.ts';
import type { TableAddress } from './table-address.ts';
import { useCompanyDay } from '../../shared/use-company-day.ts';

export interface TableQueryOptions {
  /** The fields the table can be filtered by. Must keep its identity between renders. */
  readonly schema?: FilterSchema | undefined;
  /**
   * Where page, limit, search, sorts and filters are stored. By default they are not stored. Must keep its
   * identity between renders.
   */
  readonly address?: TableAddress | undefined;
  /** Unique among the tables of a page. The only table needs none. */
  readonly namespace?: string | undefined;
  /** Keys that can be sorted by. Defaults to all. Must keep its identity between renders. */
  readonly sortable?: readonly string[] | undefined;
  /** Initial values, used if the address contains no table state. */
  readonly initial?:
    { readonly sorts?: readonly Sort[]; readonly filters?: FilterValues } | undefined;
}

/**
 * Pass `query` and `onQueryChange` to `DataTable` or `useDataTable`, and `filters` to the filter controls.
 */
export interface ControlledQuery {
  readonly query: TableQuery;
  readonly onQueryChange: (query: TableQuery) => void;
  readonly filters: TableFilters;
}

/** Filters are stored as values, not conditions, so that date shortcuts stay relative. */
interface QueryState {
  readonly page: number;
  readonly limit: number;
  readonly search: string;
  readonly sorts: readonly Sort[];
  readonly values: FilterValues;
  /** Conditions that belong to no field of the schema. */
  readonly hostFilters: readonly FilterExpression[];
  readonly restored: boolean;
}

const noSchema: FilterSchema = [];

function queryOf(
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

/**
 * The query of a table and its filters as values, restored from the address and written back to it (DT-35).
 */
export function useTableQuery(options: TableQueryOptions): ControlledQuery {
  const { schema = noSchema, address, namespace, sortable, initial } = options;
  const { timeZone, today } = useCompanyDay();
  const addressOptions = useCallback(
    (): AddressOptions => ({ namespace, sortable, schema, today: today() }),
    [namespace, sortable, schema, today],
  );

  const restore = useCallback((): QueryState => {
    const addressState = addressOptions();
    const text = address?.read() ?? '';
    if (address !== undefined && isInAddress(text, addressState)) {
      const { filters, ...rest } = readAddress(text, addressState);
      return { ...rest, values: filters, hostFilters: [], restored: true };
    }
    return {
      page: defaultPage,
      limit: defaultPageSize,
      search: '',
      sorts: initial?.sorts ?? [],
      values: refreshShortcuts(initial?.filters ?? noFilters, addressState.today),
      hostFilters: [],
      restored: false,
    };
  }, [address, addressOptions, initial]);

  const [state, setState] = useState(restore);
  const latest = useRef({ state, restore });
  useLayoutEffect(() => {
    latest.current = { state, restore };
  });
  useEffect(() => address?.subscribe(() => setState(latest.current.restore())), [address]);

  const update = useCallback(
    (next: QueryState): void => {
      latest.current.state = next;
      setState(next);
      const limit = pageSizes.find((size) => size === next.limit) ?? defaultPageSize;
      address?.replace(
        writeAddress(
          address.read(),
          {
            page: next.page,
            limit,
            search: next.search,
            sorts: next.sorts,
            filters: next.values,
          },
          addressOptions(),
        ),
      );
    },
    [address, addressOptions],
  );

  const query = useMemo(() => queryOf(state, schema, timeZone), [state, schema, timeZone]);
  const onQueryChange = useCallback(
    (next: TableQuery): void => {
      const was = latest.current.state;
      const { filters, ...rest } = next;
      const isSame =
        JSON.stringify(filters) === JSON.stringify(queryOf(was, schema, timeZone).filters);
      const values = isSame ? was.values : fromExpressions(schema, filters, timeZone);
      update({ ...was, ...rest, values, hostFilters: foreignExpressions(schema, filters) });
    },
    [schema, timeZone, update],
  );
  const filters = useMemo<TableFilters>(() => {
    const setAll = (values: FilterValues): void => {
      const fresh = refreshShortcuts(values, today());
      update({ ...latest.current.state, values: fresh, page: defaultPage });
    };
    return {
      schema,
      values: state.values,
      restored: state.restored,
      setAll,
      set(key, value) {
        const { [key]: _, ...others } = latest.current.state.values;
        setAll(value === null ? others : { ...others, [key]: value });
      },
    };
  }, [schema, state.values, state.restored, update, today]);
  return { query, onQueryChange, filters };
}
