import { createMemoryStore } from '@pantau/core';
import {
  type BulkAction,
  DataTable,
  type FilterSchema,
  type RowActions,
  type RowSelectable,
  type TableAddress,
  type TableColumnDef,
  type TableQuery,
  type TableSlots,
  type TableSource,
  createMemoryAddress,
  useTableQuery,
} from '@pantau/data-table';
import type { ComponentProps, ComponentType, ReactElement } from 'react';
import type { StandIns } from '../page/stand-ins.ts';
import { asText, inPantau, nothing } from './host.tsx';

interface Order {
  readonly id: string;
  readonly number: string;
  readonly customer: string;
  readonly status: string;
  readonly sent: boolean;
  readonly dueAt: number;
  readonly sender: { readonly name: string; readonly city: string };
  readonly price: number;
  readonly weight: number;
  readonly note: string;
}

const orders: readonly Order[] = ['DRAFT', 'SENT', 'DELIVERED'].map((status, index) => ({
  id: String(index + 1),
  number: `ORDER-${index + 1}`,
  customer: index === 2 ? 'CV Tani Raharja' : 'PT Sumber Pangan',
  status,
  sent: status !== 'DRAFT',
  dueAt: Date.UTC(2026, 10, 20, 7),
  sender: { name: 'Gudang Cikarang', city: 'Bekasi' },
  price: 1_250_000,
  weight: 900 + index,
  note: 'Fragile',
}));

const columns: readonly TableColumnDef<Order>[] = [
  { key: 'number', label: 'Number', value: ({ number }) => number },
  { key: 'status', label: 'Status', value: ({ status }) => status },
];
const getRowId = ({ id }: Order): string => id;

/** A table of orders with what an example exports. */
const ordersWith = (props: Partial<ComponentProps<typeof DataTable<Order>>>): ReactElement =>
  inPantau(
    <DataTable<Order>
      label="Orders"
      columns={columns}
      data={orders}
      getRowId={getRowId}
      {...(props as object)}
    />,
  );

/** A table whose query is kept where an example says. */
function Queried({
  schema = [],
  address,
}: {
  readonly schema?: FilterSchema;
  readonly address: TableAddress;
}): ReactElement {
  const query = useTableQuery({ schema, address, columns });
  return (
    <DataTable label="Orders" columns={columns} data={orders} getRowId={getRowId} {...query} />
  );
}

let search = '?q=ORDER-2';

export const standIns: StandIns = {
  given: {
    columns,
    orders,
    getRowId,
    schema: [],
    address: createMemoryAddress(),
    store: createMemoryStore(),
    log: nothing,
    router: {
      search: () => search,
      replace: (next: string) => void (search = next),
      onNavigate: () => nothing,
    },
    api: {
      send: () => Promise.resolve(),
      sendAll: () => Promise.resolve(),
      assign: (ids: readonly string[]) => Promise.resolve(ids.map((id) => ({ id, ok: true }))),
      outcomes: () => Promise.resolve([]),
      cancel: () => Promise.resolve(),
      print: nothing,
      saveWeight: () => Promise.resolve(),
      orders: () => Promise.resolve({ items: orders, count: orders.length }),
      remove: () => Promise.resolve(),
    },
  },
  shows: {
    Trucks: (Trucks: ComponentType<{ trucks: readonly object[] }>) => (
      <Trucks
        trucks={[{ id: '1', plate: 'B 9482 KXT', driver: { name: 'Slamet' }, odometer: 12_000 }]}
      />
    ),
    Orders: (Orders: ComponentType<{ orders: readonly Order[]; newest: string }>) =>
      inPantau(<Orders orders={orders} newest="2" />),
    App: (App: ComponentType<{ children: ReactElement }>) => (
      <App>
        <p>The host</p>
      </App>
    ),
    Steps: (Steps: ComponentType<{ page: number; onPage(page: number): void }>) => (
      <Steps page={2} onPage={nothing} />
    ),
    PlainTable: (PlainTable: ComponentType) => inPantau(<PlainTable />),
  },
  uses: {
    'axles, schema': ({ schema }: { schema: FilterSchema }) =>
      inPantau(<Queried schema={schema} address={createMemoryAddress()} />),
    'send, bulkActions, rowSelectable': (values: {
      bulkActions: readonly BulkAction[];
      rowSelectable: RowSelectable<Order>;
    }) => ordersWith(values),
    assign: ({ assign }: { assign: BulkAction }) => ordersWith({ bulkActions: [assign] }),
    'rowActions, rowHref': (values: {
      rowActions: RowActions<Order>;
      rowHref: (order: Order, query: TableQuery) => string;
    }) => ordersWith(values),
    slots: ({ slots }: { slots: TableSlots }) => ordersWith({ slots }),
    address: ({ address }: { address: TableAddress }) => inPantau(<Queried address={address} />),
    'tableId, views, columnStore, useOrders': ({ useOrders }: { useOrders(): object }) => {
      const Viewed = (): ReactElement => (
        <DataTable<Order>
          label="Orders"
          columns={columns}
          data={orders}
          getRowId={getRowId}
          {...useOrders()}
        />
      );
      return inPantau(<Viewed />);
    },
    source: async ({ source }: { source: TableSource<Order> }) =>
      asText(await source.list({ limit: 25, page: 1, search: '', sorts: [], filters: [] })),
  },
};
