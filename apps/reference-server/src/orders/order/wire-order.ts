import type { salesOrders } from '../../db/schema.ts';
import { wireStatus } from './order-status.ts';

export type OrderRow = Omit<typeof salesOrders.$inferSelect, 'searchText'>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** An order as a list shows it (`SalesOrder` in openapi.yaml). */
export const wireOrder = (row: OrderRow) => ({
  id: String(row.id),
  number: row.number,
  status: wireStatus(row.status),
  sales_name: row.salesName,
  customer_name: row.customerName,
  reference_number: row.referenceNumber,
  created_on: row.createdOn.toISOString(),
  target: { picked_on: iso(row.pickedOn), delivered_on: iso(row.deliveredOn) },
  sender: { name: row.senderName, phone_number: row.senderPhone },
  recipient: { name: row.recipientName, phone_number: row.recipientPhone },
  total_weight: row.totalWeight,
  total_volume: row.totalVolume,
  total_price: row.totalPrice,
  locations: row.locations,
  version: row.version,
});

/** An order with all its fields (`SalesOrderDetail` in openapi.yaml). */
export const wireOrderDetail = (row: OrderRow) => ({
  ...wireOrder(row),
  updated_on: row.updatedOn.toISOString(),
  canceled_reason: row.canceledReason,
  canceled_note: row.canceledNote,
});
