import { useCallback, useMemo } from 'react';
import { defaultPage } from '../../shared/limits.ts';
import { useAwaitedDefault } from '../../shared/use-awaited-default.ts';
import { useCompanyDay } from '../../shared/use-company-day.ts';
import { type SortableColumns, sortableKeys } from '../columns/sortable-keys.ts';
import { foreignExpressions, fromExpressions } from '../filters/convert-expressions.ts';
import type { FilterSchema } from '../filters/filter-schema.ts';
import type { FilterValues } from '../filters/filter-value.ts';
import { refreshShortcuts } from '../filters/filter-values.ts';
import type { TableFilters } from '../filters/table-filters.ts';
import type { TableQuery } from '../rows/query.ts';
import type { SavedFilterStore } from '../saved-filters/saved-filter-store.ts';
import { type SavedFilters, useSavedFilters } from '../saved-filters/use-saved-filters.ts';
import type { AddressOptions } from './address-state.ts';
import { type InitialQuery, type QueryState, queryOf } from './query-state.ts';
import type { TableAddress } from './table-address.ts';
import { useAddressState } from './use-address-state.ts';

/** What is stored in the address needs the columns, so that no unknown sort is ever requested. */
export type AddressSource =
  | {
      /**
       * Where page, limit, search, sorts and filters are stored. Must keep its identity between renders.
       */
      readonly address: TableAddress;
      /** The columns of the table. Must keep their identity between renders. */
      readonly columns: SortableColumns;
    }
  | { readonly address?: undefined; readonly columns?: SortableColumns | undefined };

export type TableQueryOptions = AddressSource & {
  /** The fields the table can be filtered by. Must keep its identity between renders. */
  readonly schema?: FilterSchema | undefined;
  /** As in the table. With `endless`, the address names no page. Defaults to `pages`. */
  readonly paging?: 'pages' | 'endless' | undefined;
  /** Unique among the tables of a page. The only table needs none. */
  readonly namespace?: string | undefined;
  /**
   * Lets users save filters. The default one applies to the first request, unless the address or `initial`
   * has filters. The store must keep its identity between renders; `tableId` is unique in the product.
   */
  readonly savedFilters?:
    { readonly store: SavedFilterStore; readonly tableId: string } | undefined;
  /** Initial values, used if the address contains no table state. */
  readonly initial?: InitialQuery | undefined;
};

/** The props of `DataTable` about its query: `<DataTable {...useTableQuery(…)} />`. */
export interface ControlledQuery {
  readonly query: TableQuery;
  readonly onQueryChange: (query: TableQuery) => void;
  readonly filters: TableFilters;
  /** `undefined` without the option. */
  readonly savedFilters: SavedFilters | undefined;
  /** Whether the default saved filter is known, so that rows can be requested. */
  readonly ready: boolean;
  /** Whether the query came from the address, which is more specific than any default. */
  readonly restored: boolean;
}

const noSchema: FilterSchema = [];
const noColumns: SortableColumns = [];

/**
 * The query of a table and its filters as values, restored from the address and written back to it (DT-35).
 */
export function useTableQuery(options: TableQueryOptions): ControlledQuery {
  const { schema = noSchema, address, columns = noColumns, namespace, initial } = options;
  const paged = options.paging !== 'endless';
  const { timeZone, today } = useCompanyDay();
  const addressOptions = useCallback((): AddressOptions => {
    const sortable = [...sortableKeys(columns), ...(initial?.sorts ?? []).map(({ key }) => key)];
    return { namespace, schema, sortable, today: today(), paged };
  }, [columns, initial, namespace, schema, today, paged]);
  const { state, current, change } = useAddressState(address, initial, addressOptions);

  const query = useMemo(() => queryOf(state, schema, timeZone), [state, schema, timeZone]);
  const setValues = useCallback(
    (values: FilterValues): void =>
      change({ ...current(), values: refreshShortcuts(values, today()), page: defaultPage }),
    [change, current, today],
  );
  const isFree = !state.restored && Object.keys(state.values).length === 0;
  const { ready, settle } = useAwaitedDefault(
    options.savedFilters !== undefined && isFree,
    setValues,
  );
  const update = useCallback(
    (next: QueryState): void => {
      settle(null);
      change(next);
    },
    [settle, change],
  );

  const onQueryChange = useCallback(
    (next: TableQuery): void => {
      const { values: before } = current();
      const { filters, ...rest } = next;
      const values = fromExpressions(schema, filters, { timeZone, before });
      update({ ...current(), ...rest, values, hostFilters: foreignExpressions(schema, filters) });
    },
    [schema, timeZone, current, update],
  );
  const filters = useMemo<TableFilters>(() => {
    const setAll = (values: FilterValues): void => {
      settle(null);
      setValues(values);
    };
    return {
      schema,
      values: state.values,
      setAll,
      set(key, value) {
        const { [key]: _, ...others } = current().values;
        setAll(value === null ? others : { ...others, [key]: value });
      },
    };
  }, [schema, state.values, current, settle, setValues]);
  const savedFilters = useSavedFilters(options.savedFilters, schema, settle);
  const { restored } = state;
  return { query, onQueryChange, filters, savedFilters, ready, restored };
}
