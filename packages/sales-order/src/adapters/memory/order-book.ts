import { PantauError } from '@pantau/core/base';
import type { OrderTransition } from '../../engine/orders/bulk.ts';
import { fieldChanges } from '../../engine/orders/field-changes.ts';
import type {
  OrderChange,
  OrderDetail,
  OrderFieldChange,
  OrderFields,
  OrderId,
} from '../../engine/orders/order.ts';
import type { NewOrder } from '../../engine/orders/order-source.ts';
import { checkFields } from './check-order.ts';

export interface OrderBookOptions {
  /** The time, epoch ms. */
  readonly now: () => number;
  /** Prefix of ids, which differ between companies. */
  readonly companyId: string;
  readonly user: { readonly id: string; readonly name: string };
}

const noContact = { name: null, phoneNumber: null };

const empty: OrderFields = {
  customerName: '',
  salesName: null,
  referenceNumber: null,
  pickedOn: null,
  deliveredOn: null,
  sender: noContact,
  recipient: noContact,
  totalWeight: 0,
  totalVolume: 0,
  totalPrice: 0,
  locations: [],
};

/** The values of `given` that are not `undefined`. */
function defined<T extends object>(given: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}

/** The orders of one company, with their history. */
export class OrderBook {
  readonly #options: OrderBookOptions;
  readonly #orders = new Map<OrderId, OrderDetail>();
  readonly #history = new Map<OrderId, OrderChange[]>();
  #last = 0;
  #changes = 0;

  constructor(options: OrderBookOptions) {
    this.#options = options;
  }

  /** In the order of their creation. */
  all(): readonly OrderDetail[] {
    return [...this.#orders.values()];
  }

  find(id: OrderId): OrderDetail | undefined {
    return this.#orders.get(id);
  }

  /** @throws PantauError `notFound` */
  read(id: OrderId): OrderDetail {
    const order = this.#orders.get(id);
    if (order === undefined) throw new PantauError('notFound', { message: `No order ${id}` });
    return order;
  }

  /** @throws PantauError `notFound` or `conflict` */
  readVersion(id: OrderId, version: number): OrderDetail {
    const order = this.read(id);
    if (order.version === version) return order;
    throw new PantauError('conflict', { message: `Order ${id} has changed` });
  }

  historyOf(id: OrderId): readonly OrderChange[] {
    return this.#history.get(id)?.toReversed() ?? [];
  }

  add(fields: Omit<NewOrder, 'key'>): OrderDetail {
    const given = { ...empty, ...defined(fields) };
    checkFields(given);
    this.#last += 1;
    const now = this.#options.now();
    const order: OrderDetail = {
      ...given,
      id: `${this.#options.companyId}-${this.#last}`,
      number: `SO-${String(this.#last).padStart(6, '0')}`,
      status: 'DRAFT',
      createdOn: now,
      updatedOn: now,
      canceledReason: null,
      canceledNote: null,
      version: 1,
    };
    this.#orders.set(order.id, order);
    this.#record(order, { action: 'created', fromStatus: null });
    return order;
  }

  edit(order: OrderDetail, fields: Partial<OrderFields>): OrderDetail {
    const edited = { ...order, ...defined(fields) };
    checkFields(edited);
    const changes = fieldChanges(order, edited);
    if (changes.length === 0) return order;
    return this.#change(edited, { action: 'updated', fromStatus: order.status, changes });
  }

  transition(order: OrderDetail, { status, reason, note }: OrderTransition): OrderDetail {
    if (order.status === status) return order;
    const canceledReason = reason?.trim() ?? null;
    const changed = { ...order, status, canceledReason, canceledNote: note?.trim() ?? null };
    const entry = {
      action: 'transition',
      fromStatus: order.status,
      reason: canceledReason,
    } as const;
    return this.#change(changed, entry);
  }

  remove({ id }: OrderDetail): void {
    this.#orders.delete(id);
    this.#history.delete(id);
  }

  #change(order: OrderDetail, entry: Entry): OrderDetail {
    const changed = { ...order, version: order.version + 1, updatedOn: this.#options.now() };
    this.#orders.set(order.id, changed);
    this.#record(changed, entry);
    return changed;
  }

  #record({ id, status }: OrderDetail, entry: Entry): void {
    const { user, now } = this.#options;
    this.#changes += 1;
    const change = { reason: null, changes: [], ...entry, id: String(this.#changes), user };
    const entries = this.#history.get(id) ?? [];
    this.#history.set(id, [...entries, { ...change, at: now(), toStatus: status }]);
  }
}

interface Entry extends Pick<OrderChange, 'action' | 'fromStatus'> {
  readonly reason?: string | null;
  readonly changes?: readonly OrderFieldChange[];
}
