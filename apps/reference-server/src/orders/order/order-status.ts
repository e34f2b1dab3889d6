import { orderStatus } from '../../db/schema.ts';

const orderStatuses = orderStatus.enumValues;

export type OrderStatus = (typeof orderStatuses)[number];

/** Bootstrap's names of colours, as the contract has them. */
const colors: Readonly<Record<OrderStatus, string>> = {
  DRAFT: 'dark',
  CONFIRMED: 'warning',
  ASSIGNED: 'info',
  COMPLETED: 'success',
  CANCELED: 'danger',
};

export function isOrderStatus(value: unknown): value is OrderStatus {
  return orderStatuses.some((status) => status === value);
}

/** A status as the contract describes it (`SalesOrderStatus`). */
export const wireStatus = (status: OrderStatus) => ({
  name: status,
  raw_type: status.toLowerCase(),
  color: colors[status],
});
