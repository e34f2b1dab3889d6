import type { OrderTransition } from '../../engine/orders/bulk.ts';
import type { OrderStatus } from '../../engine/orders/order.ts';

const textIn = (fields: unknown, key: 'reason' | 'note'): string | undefined => {
  const value: unknown = Object(fields)[key];
  return typeof value === 'string' ? value : undefined;
};

/** The transition of a run, whose reason and note may come from the store. */
export const transitionFrom = (status: OrderStatus, fields: unknown): OrderTransition =>
  status === 'CANCELED'
    ? { status, reason: textIn(fields, 'reason'), note: textIn(fields, 'note') }
    : { status };
