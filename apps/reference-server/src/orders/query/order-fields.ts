import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { salesOrders } from '../../db/schema.ts';

/** How the values of a field are compared. `list` is a list of texts. */
export type FieldKind = 'text' | 'status' | 'number' | 'instant' | 'list';

export interface OrderField {
  /** Its name on the wire. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly column: PgColumn;
  /** What orders are sorted by; an index covers it. */
  readonly sortKey: PgColumn | SQL;
  readonly isNullable: boolean;
}

const field = (name: string, kind: FieldKind, column: PgColumn): OrderField => ({
  name,
  kind,
  column,
  // Lists sort by their first item.
  sortKey: kind === 'list' ? sql`${column}[1]` : column,
  isNullable: kind === 'list' || !column.notNull,
});

/** The fields that a list can be filtered and sorted by: one per column of the list. */
const orderFields: readonly OrderField[] = [
  field('number', 'text', salesOrders.number),
  field('status.name', 'status', salesOrders.status),
  field('sales_name', 'text', salesOrders.salesName),
  field('customer_name', 'text', salesOrders.customerName),
  field('reference_number', 'text', salesOrders.referenceNumber),
  field('created_on', 'instant', salesOrders.createdOn),
  field('target.picked_on', 'instant', salesOrders.pickedOn),
  field('target.delivered_on', 'instant', salesOrders.deliveredOn),
  field('sender.name', 'text', salesOrders.senderName),
  field('sender.phone_number', 'text', salesOrders.senderPhone),
  field('recipient.name', 'text', salesOrders.recipientName),
  field('recipient.phone_number', 'text', salesOrders.recipientPhone),
  field('total_weight', 'number', salesOrders.totalWeight),
  field('total_volume', 'number', salesOrders.totalVolume),
  field('total_price', 'number', salesOrders.totalPrice),
  field('locations', 'list', salesOrders.locations),
];

const byName = new Map(orderFields.map((one) => [one.name, one]));

export const findOrderField = (name: string): OrderField | undefined => byName.get(name);
