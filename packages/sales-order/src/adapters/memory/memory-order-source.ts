import type { Clock } from '@pantau/core';
import { PantauError, systemClock } from '@pantau/core/base';
import { abortable } from '@pantau/core/transport';
import { createMemoryTableSource } from '@pantau/data-table/memory';
import type { OrderDetail, OrderFleetTask, OrderId } from '../../engine/orders/order.ts';
import type { OrderSuggestionField } from '../../engine/orders/order-keys.ts';
import type { NewOrder, OrderSource } from '../../engine/orders/order-source.ts';
import { CreatedOrders } from './created-orders.ts';
import { MemoryBulk, assignedMessage } from './memory-bulk.ts';
import { checkTransition } from './check-order.ts';
import { OrderBook } from './order-book.ts';
import { queryOrders } from './query-orders.ts';

export interface MemoryOrderSourceOptions {
  readonly orders?: readonly NewOrder[] | undefined;
  /** Prefix of the orders' ids. Defaults to `1`. */
  readonly companyId?: string | undefined;
  /** The user whose changes the history records. */
  readonly user?: { readonly id: string; readonly name: string } | undefined;
  readonly clock?: Clock | undefined;
}

/** A source in memory that stories and tests can change. */
export interface MemoryOrderSource extends OrderSource {
  /** Makes all calls fail with this error; `null` ends that. */
  failWith(error: PantauError | null): void;
  addFleetTask(id: OrderId, task: OrderFleetTask): void;
}

const suggestionsOf: Readonly<
  Record<OrderSuggestionField, (order: OrderDetail) => readonly (string | null)[]>
> = {
  customer_name: ({ customerName }) => [customerName],
  sales_name: ({ salesName }) => [salesName],
  'sender.name': ({ sender }) => [sender.name],
  'recipient.name': ({ recipient }) => [recipient.name],
  location: ({ locations }) => locations,
};

function suggest(
  orders: readonly OrderDetail[],
  field: OrderSuggestionField,
  customerName: string | null,
): readonly string[] {
  const own = orders.filter(
    (order) => customerName === null || order.customerName === customerName,
  );
  const values = own.flatMap(suggestionsOf[field]).filter((value) => value !== null);
  return [...new Set(values)].sort();
}

const taskColumns = [
  { key: 'number', value: ({ number }: OrderFleetTask) => number },
  { key: 'license_plate', value: ({ licensePlate }: OrderFleetTask) => licensePlate },
  { key: 'driver_name', value: ({ driverName }: OrderFleetTask) => driverName },
];

const defaultUser = { id: '1', name: 'Rina Kusuma' };

/** Creates an `OrderSource` in memory: the orders of one company. */
export function createMemoryOrderSource(options: MemoryOrderSourceOptions = {}): MemoryOrderSource {
  const { orders = [], companyId = '1', user = defaultUser, clock = systemClock } = options;
  const book = new OrderBook({ now: () => clock.now(), companyId, user });
  const bulk = new MemoryBulk(book);
  const created = new CreatedOrders(book);
  const tasks = new Map<OrderId, readonly OrderFleetTask[]>();
  let failure: PantauError | null = null;
  for (const order of orders) book.add(order);

  const respond = async <T>(
    signal: AbortSignal | undefined,
    make: () => T | Promise<T>,
  ): Promise<T> => {
    signal?.throwIfAborted();
    const run = async (): Promise<T> => {
      if (failure !== null) throw failure;
      return make();
    };
    return abortable(run(), signal);
  };

  return {
    list: (query, signal) => respond(signal, () => queryOrders(book.all(), query)),
    read: (id, signal) => respond(signal, () => book.read(id)),
    history: (id, signal) => respond(signal, () => book.historyOf(book.read(id).id)),
    listFleetTasks: (id, query, signal) =>
      respond(signal, async () => {
        const rows = tasks.get(book.read(id).id)?.toReversed() ?? [];
        const getRowId = (task: OrderFleetTask) => task.id;
        const table = createMemoryTableSource({ rows, columns: taskColumns, getRowId });
        const page = await table.list({ ...query, filters: [] });
        return { tasks: page.rows, page: page.page, total: page.total };
      }),
    suggest: (field, customerName, signal) =>
      respond(signal, () => suggest(book.all(), field, customerName)),
    create: (order, signal) => respond(signal, () => created.create(order)),
    edit: (id, changes, version, signal) =>
      respond(signal, () => book.edit(book.readVersion(id, version), changes)),
    transition: (id, transition, version, signal) =>
      respond(signal, () => {
        checkTransition(transition);
        return book.transition(book.readVersion(id, version), transition);
      }),
    remove: (id, version, signal) =>
      respond(signal, () => {
        const order = book.readVersion(id, version);
        if (order.status === 'ASSIGNED') {
          throw new PantauError('invalid', { serverMessage: assignedMessage(order) });
        }
        book.remove(order);
      }),
    transitionMany: (request, signal) =>
      respond(signal, () => bulk.run(request, request.transition)),
    removeMany: (request, signal) => respond(signal, () => bulk.run(request, null)),
    findBulkResult: (key, signal) => respond(signal, () => bulk.find(key)),
    failWith(error) {
      failure = error;
    },
    addFleetTask(id, task) {
      tasks.set(id, [...(tasks.get(id) ?? []), task]);
    },
  };
}
