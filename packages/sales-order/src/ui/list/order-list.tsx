import { useFormat, useStorageNamespace, useStore } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { EmptyState } from '@pantau/core/ui/empty-state';
import {
  DataTable,
  type TableAddress,
  type TableQuery,
  type TotalScope,
  createKeyValueColumnSettings,
  createKeyValueSavedFilters,
  createMemoryAddress,
  useColumnSettings,
  useTableQuery,
} from '@pantau/data-table';
import type { RunLock } from '@pantau/data-table/bulk-run';
import { createKeyValueViews, useSavedViews } from '@pantau/data-table/saved-views';
import { type ReactElement, useMemo, useState } from 'react';
import { createKnownOrders } from '../../engine/orders/known-orders.ts';
import { type Order, orderStatuses } from '../../engine/orders/order.ts';
import type { OrderSource } from '../../engine/orders/order-source.ts';
import { useText } from '../shared/use-text.ts';
import { OrderStatusGlyph } from '@pantau/core/ui/order-status-glyph';
import css from './create-button.module.css';
import { orderColumns } from './order-columns.tsx';
import { orderFilters } from './order-filters.ts';
import { customerSuggestions, orderRows } from './order-rows.ts';
import { orderTone } from './order-tone.ts';
import { useMinute } from './use-minute.ts';
import { useOrderActions } from './use-order-actions.tsx';
import { useOrderBulk } from './use-order-bulk.ts';

export interface SalesOrderListProps {
  /** Must keep its identity between renders. */
  readonly source: OrderSource;
  /**
   * Where page, limit, search, sorts and filters are stored, such as the query string of the page. Without it,
   * they last as long as the list is mounted. Must keep its identity between renders.
   */
  readonly address?: TableAddress | undefined;
  /** `own` fills its container and scrolls itself; `page` scrolls with the page. Defaults to `own`. */
  readonly scroll?: 'own' | 'page' | undefined;
  /** Called when the user opens an order. Must keep its identity between renders. */
  readonly onOpen?: ((order: Order) => void) | undefined;
  /**
   * URL of an order, for new tabs and copying; the query is for an address that leads back to the same rows.
   * Must keep its identity between renders.
   */
  readonly orderHref?: ((order: Order, query: TableQuery) => string) | undefined;
  /** Adds buttons for a new order. */
  readonly onCreate?: (() => void) | undefined;
  /**
   * Lets one tab at a time run bulk changes. Defaults to the locks of the browser. Must keep its identity between
   * renders.
   */
  readonly runLock?: RunLock | undefined;
}

const tableId = 'sales-order';
const totals: readonly TotalScope[] = ['page', 'selection', 'all'];
const getRowId = ({ id }: Order): string => id;
const glyphs = {
  status: {
    icons: Object.fromEntries(
      orderStatuses.map((status) => [status, <OrderStatusGlyph key={status} status={status} />]),
    ),
  },
};

/** The list of sales orders, with search, filters, columns, totals and changes. Needs `PantauProvider`. */
export function SalesOrderList(props: SalesOrderListProps): ReactElement {
  const { source, scroll, onOpen, orderHref, onCreate } = props;
  const t = useText();
  const format = useFormat();
  const now = useMinute();
  const [ownAddress] = useState(createMemoryAddress);
  const { columns, schema } = useMemo(
    () => ({ columns: orderColumns(t, format), schema: orderFilters(t) }),
    [t, format],
  );
  const { known, rows, suggestions } = useMemo(() => {
    const seen = createKnownOrders();
    return {
      known: seen,
      rows: orderRows(source, seen),
      suggestions: customerSuggestions(source),
    };
  }, [source]);
  const rowTone = useMemo(() => orderTone(t, now), [t, now]);
  const stores = useStores();
  const query = useTableQuery({
    schema,
    address: props.address ?? ownAddress,
    columns,
    savedFilters: { store: stores.filters, tableId },
  });
  const settings = useColumnSettings({ columns, store: stores.columns, tableId });
  const viewed = useSavedViews({ store: stores.views, tableId, columns, query, settings });
  const rowActions = useOrderActions(onOpen);
  const { bulkActions, bulkRuns, prompt } = useOrderBulk({
    ...{ source, known, tableId, lock: props.runLock },
  });
  const create = (className?: string) =>
    onCreate !== undefined && (
      <Button variant="primary" icon="plus" className={className} onClick={onCreate}>
        {t('createOrder')}
      </Button>
    );
  const table = (
    <DataTable
      label={t('list')}
      searchLabel={t('searchOrders')}
      columns={columns}
      data={rows}
      getRowId={getRowId}
      scroll={scroll}
      bulkActions={bulkActions}
      bulkRuns={bulkRuns}
      totals={totals}
      rowTone={rowTone}
      rowActions={rowActions}
      onRowOpen={onOpen}
      rowHref={orderHref}
      suggestions={suggestions}
      chips={glyphs}
      exportTitle={t('list')}
      toolbarEnd={create(css.create)}
      empty={
        <EmptyState
          level={2}
          title={t('noOrdersTitle')}
          text={t('noOrdersText')}
          actions={create()}
        />
      }
      {...viewed}
    />
  );
  return (
    <>
      {table}
      {prompt}
    </>
  );
}

/** Columns, saved filters and views of the user, in the store of the provider. */
function useStores() {
  const store = useStore();
  const namespace = useStorageNamespace();
  return useMemo(
    () => ({
      columns: createKeyValueColumnSettings(store, namespace),
      filters: createKeyValueSavedFilters(store, namespace),
      views: createKeyValueViews(store, { namespace }),
    }),
    [store, namespace],
  );
}
