import { PantauError } from '@pantau/core/base';
import type {
  BulkRequest,
  BulkResult,
  BulkRow,
  BulkTarget,
  OrderTransition,
} from '../../engine/orders/bulk.ts';
import type { OrderDetail } from '../../engine/orders/order.ts';
import { bulkOrdersMax } from '../../engine/orders/order-limits.ts';
import { checkTransition } from './check-order.ts';
import type { OrderBook } from './order-book.ts';

interface Known {
  readonly request: string;
  readonly result: BulkResult;
}

/** Runs bulk requests on a book of orders, each key once. */
export class MemoryBulk {
  readonly #book: OrderBook;
  readonly #known = new Map<string, Known>();

  constructor(book: OrderBook) {
    this.#book = book;
  }

  find(key: string): BulkResult | null {
    return this.#known.get(key)?.result ?? null;
  }

  /** @param transition `null` deletes */
  run({ key, orders }: BulkRequest, transition: OrderTransition | null): BulkResult {
    if (orders.length === 0 || orders.length > bulkOrdersMax || !/^[!-~]{8,100}$/.test(key)) {
      throw new PantauError('invalid', { message: 'Invalid bulk request' });
    }
    if (transition !== null) checkTransition(transition);
    const request = JSON.stringify([orders, transition]);
    const known = this.#known.get(key);
    if (known !== undefined) {
      if (known.request === request) return known.result;
      throw new PantauError('conflict', { message: `The key ${key} belongs to another request` });
    }
    const result = { rows: orders.map((target) => this.#runOne(target, transition)) };
    this.#known.set(key, { request, result });
    return result;
  }

  #runOne({ id, version }: BulkTarget, transition: OrderTransition | null): BulkRow {
    const order = this.#book.find(id);
    if (order === undefined) {
      const message = 'The order was not found.';
      return { id, number: null, outcome: 'failed', message, version: null, previousStatus: null };
    }
    const row = {
      id,
      number: order.number,
      version: order.version,
      previousStatus: order.status,
      message: null,
    };
    if (order.status === transition?.status) return { ...row, outcome: 'skipped' };
    if (version !== undefined && version !== order.version) {
      return { ...row, outcome: 'conflict', message: `Order ${order.number} was changed.` };
    }
    if (transition === null && order.status === 'ASSIGNED') {
      return { ...row, outcome: 'refused', message: assignedMessage(order) };
    }
    if (transition === null) this.#book.remove(order);
    const changed = transition === null ? null : this.#book.transition(order, transition);
    return { ...row, outcome: 'done', version: changed?.version ?? null };
  }
}

export const assignedMessage = ({ number }: OrderDetail): string =>
  `Order ${number} is assigned and cannot be deleted.`;
