import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { devices, drivers, vehicles } from './fleet.ts';
import { urgencyType } from './rules.ts';
import { users } from './users.ts';

export const actionType = pgEnum('alert_action_type', [
  'Read',
  'FalseAlert',
  'Feedback',
  'Resolve',
]);

export const selectionMode = pgEnum('selection_mode', ['All', 'Selection', 'Exclude']);

export interface StoredGeofence {
  readonly geofenceId: number | null;
  readonly fenceName: string;
}

/** The fleet task of an alert, with wire names; times are ISO 8601. */
export interface StoredFleetOrder {
  readonly foNumber: string | null;
  readonly foId: string | null;
  readonly logId: string | null;
  readonly detail: {
    readonly location: string | null;
    /** Seconds. */
    readonly total_fo_duration: number | null;
    readonly target_time: string | null;
    readonly actual_time: string | null;
    readonly point_location_name: string | null;
    readonly point_in_km: number | null;
    readonly estimated_target_time: string | null;
    /** Seconds. */
    readonly planned_activities_duration: number | null;
  } | null;
}

/** An alert. Fields that clients derive, such as the elapsed time, are not stored. */
export const rawAlerts = pgTable(
  'raw_alerts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    /** Sequence number of the latest change. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** Sequence number of the arrival. */
    createdSeq: bigint('created_seq', { mode: 'number' }).notNull(),
    /** Derived from device, code, instant and flag; equal keys are duplicates. */
    dedupeKey: text('dedupe_key').notNull(),
    createdOn: instant('created_on').notNull(),
    receivedOn: instant('received_on').notNull(),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id),
    deviceId: integer('device_id')
      .notNull()
      .references(() => devices.id),
    driverId: integer('driver_id').references(() => drivers.id),
    alertCode: integer('alert_code').notNull(),
    alertRuleIds: integer('alert_rule_ids').array().notNull(),
    alertData: text('alert_data'),
    alertFlag: text('alert_flag'),
    alertTrigger: doublePrecision('alert_trigger'),
    threshold: doublePrecision('threshold'),
    durationSeconds: integer('duration_seconds'),
    cost: doublePrecision('cost'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    geofences: jsonb('geofences').$type<readonly StoredGeofence[]>().notNull().default([]),
    address: text('address'),
    downloadVideoStatus: text('download_video_status'),
    /** Codes 137 to 143 only. */
    fleetOrder: jsonb('fleet_order').$type<StoredFleetOrder>(),
    isRead: boolean('is_read').notNull().default(false),
    readOn: instant('read_on'),
    isResolved: boolean('is_resolved').notNull().default(false),
    resolvedOn: instant('resolved_on'),
    resolvedBy: integer('resolved_by').references(() => users.id),
    isFalseAlert: boolean('is_false_alert').notNull().default(false),
    /** Who has taken it; stays when it is settled. */
    ownerId: integer('owner_id').references(() => users.id),
  },
  (table) => [
    uniqueIndex('raw_alerts_dedupe').on(table.companyId, table.dedupeKey),
    // Only with the place that `order by … desc` gives to nulls does an index serve that order, although there are none.
    index('raw_alerts_newest').on(
      table.companyId,
      table.createdOn.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // Few of many alerts are open, and these are counted and listed all the time.
    index('raw_alerts_open')
      .on(table.companyId, table.createdOn.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`not ${table.isResolved} and not ${table.isFalseAlert}`),
    index('raw_alerts_false')
      .on(table.companyId, table.createdOn)
      .where(sql`${table.isFalseAlert}`),
    index('raw_alerts_seq').on(table.companyId, table.seq),
    index('raw_alerts_created_seq').on(table.companyId, table.createdSeq),
    index('raw_alerts_vehicle_code').on(table.vehicleId, table.alertCode, table.createdOn),
    index('raw_alerts_driver')
      .on(table.driverId, table.createdOn, table.id)
      .where(sql`${table.driverId} is not null`),
    index('raw_alerts_owner')
      .on(table.ownerId, table.createdOn)
      .where(sql`${table.ownerId} is not null`),
    index('raw_alerts_fleet_order')
      .on(table.companyId, sql`(${table.fleetOrder} ->> 'foId')`)
      .where(sql`${table.fleetOrder} is not null`),
  ],
);

/** User actions per alert; reading is not logged. */
export const userLogs = pgTable(
  'user_logs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    rawAlertId: bigint('raw_alert_id', { mode: 'number' })
      .notNull()
      .references(() => rawAlerts.id),
    typeField: actionType('type_field').notNull(),
    data: text('data'),
    createdOn: instant('created_on').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    index('user_logs_alert').on(table.rawAlertId, table.id),
    index('user_logs_newest').on(
      table.companyId,
      table.createdOn.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/** Actions that changed something, by sequence number; read by the live feed. */
export const alertActions = pgTable(
  'alert_actions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    actionType: actionType('action_type').notNull(),
    selectionMode: selectionMode('selection_mode').notNull(),
    /** For `Selection` the requested ids, for `Exclude` the omitted ones, for `All` none. */
    rawAlertIds: bigint('raw_alert_ids', { mode: 'number' }).array().notNull(),
    /** The alerts that the action changed, in every mode. */
    changedIds: bigint('changed_ids', { mode: 'number' }).array().notNull(),
    vehicleIds: integer('vehicle_ids').array().notNull(),
    alertUrgencyType: urgencyType('alert_urgency_type'),
    dateStart: instant('date_start').notNull(),
    dateEnd: instant('date_end').notNull(),
    data: text('data'),
    /** What the alerts were resolved with. */
    note: text('note'),
    createdOn: instant('created_on').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [uniqueIndex('alert_actions_seq').on(table.companyId, table.seq)],
);

/**
 * Who became the owner of an alert, or that nobody owns it any more: its log, and what the live feed reports. Apart from
 * `user_logs` and `alert_actions`, whose types a server of the previous version knows (decision 0044).
 */
export const alertOwnerChanges = pgTable(
  'alert_owner_changes',
  {
    // Such a server deletes old alerts without knowing of this table.
    rawAlertId: bigint('raw_alert_id', { mode: 'number' })
      .notNull()
      .references(() => rawAlerts.id, { onDelete: 'cascade' }),
    /** The same for all alerts of one request. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    companyId: companyId(),
    /** The new owner; null when it was released. */
    ownerId: integer('owner_id').references(() => users.id),
    /** Who changed it. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdOn: instant('created_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rawAlertId, table.seq] }),
    index('alert_owner_changes_seq').on(table.companyId, table.seq),
    index('alert_owner_changes_created').on(table.createdOn),
  ],
);

/** Alerts of unregistered devices; stored as alerts once the vehicle is registered. */
export const pendingAlerts = pgTable(
  'pending_alerts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    imei: text('imei').notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    receivedOn: instant('received_on').notNull(),
    /** The parsed alert (`AlertInput`). */
    alert: jsonb('alert').$type<unknown>().notNull(),
  },
  (table) => [
    uniqueIndex('pending_alerts_dedupe').on(table.companyId, table.imei, table.dedupeKey),
  ],
);
