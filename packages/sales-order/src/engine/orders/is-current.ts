import type { OrderDetail } from './order.ts';

/** Whether a response may replace the order that is shown: a late one with an older version may not (SO-79). */
export const isCurrent = (next: OrderDetail, shown: OrderDetail): boolean =>
  next.version >= shown.version;
