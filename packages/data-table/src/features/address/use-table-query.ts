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
  /** What the table can be filtered by. Keep it stable from render to render. */
  readonly schema?: FilterSchema | undefined;
  /** Where page, limit, search, sort and filters are kept; nowhere when left out. Keep it stable. */
  readonly address?: TableAddress | undefined;
  /** Unique among the tables of a page; the only one needs none. */
  readonly namespace?: string | undefined;
  /** Keys that can be sorted by; all when left out. Keep it stable. */
  readonly sortable?: readonly string[] | undefined;
  /** Where the table starts when the address says nothing of it. */
  readonly initial?:
    { readonly sorts?: readonly Sort[]; readonly filters?: FilterValues } | undefined;
}

/** To be given to `DataTable` or `useDataTable`, and to the filters' own controls. */
export interface ControlledQuery {
  readonly query: TableQuery;
  readonly onQueryChange: (query: TableQuery) => void;
  readonly filters: TableFilters;
}

/** Values instead of conditions: shortcuts keep what they mean. */
interface Kept {
  readonly page: number;
  readonly limit: number;
  readonly search: string;
  readonly sorts: readonly Sort[];
  readonly values: FilterValues;
  /** Conditions that are no filter's. */
  readonly foreign: readonly FilterExpression[];
  readonly restored: boolean;
}

const noSchema: FilterSchema = [];

function queryOf(kept: Kept, schema: FilterSchema, timeZone: string | undefined): TableQuery {
  const { page, limit, search, sorts, values, foreign } = kept;
  return {
    page,
    limit,
    search,
    sorts,
    filters: [...foreign, ...toExpressions(schema, values, timeZone)],
  };
}

/**
 * The query of a table, restored from the address and written back in place (spec shell §2, §5), and its
 * filters as values.
 */
export function useTableQuery(options: TableQueryOptions): ControlledQuery {
  const { schema = noSchema, address, namespace, sortable, initial } = options;
  const { timeZone, today } = useCompanyDay();
  const addressOptions = useCallback(
    (): AddressOptions => ({ namespace, sortable, schema, today: today() }),
    [namespace, sortable, schema, today],
  );

  const restore = useCallback((): Kept => {
    const here = addressOptions();
    const text = address?.read() ?? '';
    if (address !== undefined && isInAddress(text, here)) {
      const { filters, ...rest } = readAddress(text, here);
      return { ...rest, values: filters, foreign: [], restored: true };
    }
    return {
      page: defaultPage,
      limit: defaultPageSize,
      search: '',
      sorts: initial?.sorts ?? [],
      values: refreshShortcuts(initial?.filters ?? noFilters, here.today),
      foreign: [],
      restored: false,
    };
  }, [address, addressOptions, initial]);

  const [kept, setKept] = useState(restore);
  const latest = useRef({ kept, restore });
  useLayoutEffect(() => {
    latest.current = { kept, restore };
  });
  useEffect(() => address?.subscribe(() => setKept(latest.current.restore())), [address]);

  const update = useCallback(
    (next: Kept): void => {
      latest.current.kept = next;
      setKept(next);
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

  const query = useMemo(() => queryOf(kept, schema, timeZone), [kept, schema, timeZone]);
  const onQueryChange = useCallback(
    (next: TableQuery): void => {
      const was = latest.current.kept;
      const { filters, ...rest } = next;
      const isSame =
        JSON.stringify(filters) === JSON.stringify(queryOf(was, schema, timeZone).filters);
      const values = isSame ? was.values : fromExpressions(schema, filters, timeZone);
      update({ ...was, ...rest, values, foreign: foreignExpressions(schema, filters) });
    },
    [schema, timeZone, update],
  );
  const filters = useMemo<TableFilters>(() => {
    const setAll = (values: FilterValues): void => {
      const fresh = refreshShortcuts(values, today());
      update({ ...latest.current.kept, values: fresh, page: defaultPage });
    };
    return {
      schema,
      values: kept.values,
      restored: kept.restored,
      setAll,
      set(key, value) {
        const { [key]: _, ...others } = latest.current.kept.values;
        setAll(value === null ? others : { ...others, [key]: value });
      },
    };
  }, [schema, kept.values, kept.restored, update, today]);
  return { query, onQueryChange, filters };
}
