import { PantauError } from '@pantau/core/base';
import type { OrderDetail, OrderId } from '../../engine/orders/order.ts';
import type { NewOrder } from '../../engine/orders/order-source.ts';
import type { OrderBook } from './order-book.ts';

interface Known {
  readonly request: string;
  readonly id: OrderId;
}

/** Creates orders in a book, each key once. */
export class CreatedOrders {
  readonly #book: OrderBook;
  readonly #known = new Map<string, Known>();

  constructor(book: OrderBook) {
    this.#book = book;
  }

  create({ key, ...order }: NewOrder): OrderDetail {
    if (key === undefined) return this.#book.add(order);
    const request = JSON.stringify(order);
    const known = this.#known.get(key);
    if (known === undefined) {
      const added = this.#book.add(order);
      this.#known.set(key, { request, id: added.id });
      return added;
    }
    if (known.request === request) return this.#book.read(known.id);
    throw new PantauError('conflict', { message: `The key ${key} belongs to another request` });
  }
}
