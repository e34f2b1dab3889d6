import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { companyId } from './companies.ts';
import { users } from './users.ts';

/** In the order of an order's life, which is also how a list sorts them. */
export const orderStatus = pgEnum('order_status', [
  'DRAFT',
  'CONFIRMED',
  'ASSIGNED',
  'COMPLETED',
  'CANCELED',
]);

export const orderAction = pgEnum('order_action', ['created', 'updated', 'transition']);

const bigId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

const orderId = () =>
  bigint('order_id', { mode: 'number' })
    .notNull()
    .references(() => salesOrders.id, { onDelete: 'cascade' });

/**
 * Sales orders. Each column that a list can sort by leads an index. The search uses an index on
 * trigrams of `search_text`, which a migration creates where the database supports it.
 */
export const salesOrders = pgTable(
  'sales_orders',
  {
    id: bigId(),
    companyId: companyId(),
    number: text('number').notNull(),
    status: orderStatus('status').notNull().default('DRAFT'),
    salesName: text('sales_name'),
    customerName: text('customer_name').notNull(),
    referenceNumber: text('reference_number'),
    createdOn: instant('created_on').notNull(),
    updatedOn: instant('updated_on').notNull(),
    pickedOn: instant('picked_on'),
    deliveredOn: instant('delivered_on'),
    senderName: text('sender_name'),
    senderPhone: text('sender_phone'),
    recipientName: text('recipient_name'),
    recipientPhone: text('recipient_phone'),
    /** In kg. */
    totalWeight: doublePrecision('total_weight').notNull().default(0),
    /** In cbm. */
    totalVolume: doublePrecision('total_volume').notNull().default(0),
    /** In IDR. */
    totalPrice: doublePrecision('total_price').notNull().default(0),
    locations: text('locations')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Set while the order is canceled. */
    canceledReason: text('canceled_reason'),
    canceledNote: text('canceled_note'),
    /** Incremented by every change. */
    version: integer('version').notNull().default(1),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(number || chr(10) || customer_name || chr(10) || coalesce(reference_number, '') || chr(10) || coalesce(sales_name, '') || chr(10) || coalesce(sender_name, '') || chr(10) || coalesce(recipient_name, ''))`,
      ),
  },
  (table) => [
    uniqueIndex('sales_orders_number').on(table.companyId, table.number),
    index('sales_orders_status').on(table.companyId, table.status, table.createdOn),
    index('sales_orders_sales').on(table.companyId, table.salesName, table.id),
    index('sales_orders_customer').on(table.companyId, table.customerName, table.id),
    index('sales_orders_reference').on(table.companyId, table.referenceNumber, table.id),
    index('sales_orders_created').on(table.companyId, table.createdOn, table.id),
    index('sales_orders_picked').on(table.companyId, table.pickedOn, table.id),
    index('sales_orders_delivered').on(table.companyId, table.deliveredOn, table.id),
    index('sales_orders_sender').on(table.companyId, table.senderName, table.id),
    index('sales_orders_sender_phone').on(table.companyId, table.senderPhone, table.id),
    index('sales_orders_recipient').on(table.companyId, table.recipientName, table.id),
    index('sales_orders_recipient_phone').on(table.companyId, table.recipientPhone, table.id),
    // Volume and price are not for sorting: the totals of a company are read from this index alone.
    index('sales_orders_weight').on(
      table.companyId,
      table.totalWeight,
      table.id,
      table.totalVolume,
      table.totalPrice,
    ),
    index('sales_orders_volume').on(table.companyId, table.totalVolume, table.id),
    index('sales_orders_price').on(table.companyId, table.totalPrice, table.id),
    // All locations together may be longer than an index entry.
    index('sales_orders_locations').on(table.companyId, sql`(${table.locations}[1])`, table.id),
  ],
);

/** A changed field with its values before and after, as the wire shows them. */
export interface StoredFieldChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

export const orderHistory = pgTable(
  'order_history',
  {
    id: bigId(),
    companyId: companyId(),
    orderId: orderId(),
    action: orderAction('action').notNull(),
    createdOn: instant('created_on').notNull(),
    /** `null` for changes by the seed. */
    userId: integer('user_id').references(() => users.id),
    fromStatus: orderStatus('from_status'),
    toStatus: orderStatus('to_status').notNull(),
    reason: text('reason'),
    changes: jsonb('changes').$type<readonly StoredFieldChange[]>().notNull().default([]),
  },
  (table) => [index('order_history_order').on(table.orderId, table.id)],
);

/** The last order number of a company. */
export const orderCounters = pgTable('order_counters', {
  companyId: integer('company_id').primaryKey(),
  last: integer('last').notNull(),
});

/** Results of new orders and bulk requests, returned when a request is sent again. */
export const orderRequestResults = pgTable(
  'order_bulk_results',
  {
    companyId: companyId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Hash of the request: a key belongs to one request. */
    fingerprint: text('fingerprint').notNull(),
    result: jsonb('result').$type<unknown>().notNull(),
    createdOn: instant('created_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.idempotencyKey] }),
    index('order_bulk_results_created').on(table.createdOn),
  ],
);

/** Trips that carry an order. */
export const orderFleetTasks = pgTable(
  'order_fleet_tasks',
  {
    id: bigId(),
    companyId: companyId(),
    orderId: orderId(),
    number: text('number').notNull(),
    licensePlate: text('license_plate').notNull(),
    driverName: text('driver_name'),
    status: text('status').notNull(),
    startedOn: instant('started_on'),
    finishedOn: instant('finished_on'),
  },
  (table) => [index('order_fleet_tasks_order').on(table.orderId, table.id)],
);
