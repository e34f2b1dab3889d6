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
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const companyId = () =>
  integer('company_id')
    .notNull()
    .references(() => companies.id);

export const companyType = pgEnum('company_type', ['standard', 'whitelabel', 'brand']);
export const urgencyType = pgEnum('alert_urgency_type', ['Urgent', 'Important']);
export const actionType = pgEnum('alert_action_type', [
  'Read',
  'FalseAlert',
  'Feedback',
  'Resolve',
]);
export const vehicleStatus = pgEnum('vehicle_status', ['active', 'service', 'archived', 'repair']);
export const selectionMode = pgEnum('selection_mode', ['All', 'Selection', 'Exclude']);

/**
 * Spec "shell and sales orders", section 3, Company. Timeouts are minutes and fuel limits per cent,
 * which the specification leaves open.
 */
export const companies = pgTable('companies', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  companyType: companyType('company_type').notNull().default('standard'),
  isActive: boolean('is_active').notNull().default(true),
  /** IANA name; schedules of rules and dates on reports follow it. */
  timeZone: text('time_zone').notNull().default('Asia/Jakarta'),
  /** Feature flags that are on (contract, flags). */
  flags: text('flags')
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  /** Head of the live sequence; taken under the row's lock (ARCHITECTURE.md, The sequence). */
  liveSequence: bigint('live_sequence', { mode: 'number' }).notNull().default(0),
  /** Grows by triggers whenever the company's rules, their links or its geofences change. */
  rulesVersion: bigint('rules_version', { mode: 'number' }).notNull().default(0),
  setupNotifCompleted: boolean('setup_notif_completed').notNull().default(false),
  idleTimeout: integer('idle_timeout').notNull().default(5),
  parkTimeout: integer('park_timeout').notNull().default(10),
  offlineTimeout: integer('offline_timeout').notNull().default(60),
  fuelGainAlert: integer('fuel_gain_alert').notNull().default(10),
  fuelLossAlert: integer('fuel_loss_alert').notNull().default(10),
  showGeocode: boolean('show_geocode').notNull().default(true),
  phoneNo: text('phone_no'),
  faxNo: text('fax_no'),
  taxNo: text('tax_no'),
  category: text('category'),
  companyTag: text('company_tag'),
  email: text('email'),
  domainName: text('domain_name'),
  logoUrl: text('logo_url'),
  dsBase: integer('ds_base').notNull().default(100),
  dsIntervalType: text('ds_interval_type').notNull().default('distance'),
  dsInitialInterval: integer('ds_initial_interval').notNull().default(100),
  dsInitialBonus: integer('ds_initial_bonus').notNull().default(0),
  dsInterval: integer('ds_interval').notNull().default(100),
  dsBonus: integer('ds_bonus').notNull().default(1),
  dsCostBrake: doublePrecision('ds_cost_brake').notNull().default(1),
  dsCostAccel: doublePrecision('ds_cost_accel').notNull().default(1),
  dsCostOverspeed: doublePrecision('ds_cost_overspeed').notNull().default(1),
  dsCostSharpturn: doublePrecision('ds_cost_sharpturn').notNull().default(1),
  dsMinScoreA: integer('ds_min_score_a').notNull().default(90),
  dsMinScoreB: integer('ds_min_score_b').notNull().default(75),
  dsMinScoreC: integer('ds_min_score_c').notNull().default(60),
  dsMinScoreD: integer('ds_min_score_d').notNull().default(40),
});

export const bankAccounts = pgTable('bank_accounts', {
  bankAccountId: integer('bank_account_id').primaryKey().generatedAlwaysAsIdentity(),
  companyId: companyId(),
  bankName: text('bank_name').notNull(),
  accountName: text('account_name').notNull(),
  accountNo: text('account_no').notNull(),
  isDefault: boolean('is_default').notNull().default(false),
});

/** Spec "shell and sales orders", section 3, CompanyCategory; without a company it is everybody's. */
export const companyCategories = pgTable('company_categories', {
  id: id(),
  companyId: integer('company_id').references(() => companies.id),
  text: text('text').notNull(),
  hasRelation: boolean('has_relation').notNull().default(false),
  srcTable: text('src_table'),
  srcColumn: text('src_column'),
});

export const users = pgTable(
  'users',
  {
    id: id(),
    companyId: companyId(),
    /** Sign-in name, lower case; also shown as the profile's e-mail unless `profileEmail` is null. */
    email: text('email').notNull(),
    /** scrypt, `salt:hash` in base64url with its parameters. */
    passwordHash: text('password_hash').notNull(),
    fullname: text('fullname').notNull(),
    profileEmail: text('profile_email'),
    phoneNo: text('phone_no'),
    lastReminder: instant('last_reminder'),
    scopes: text('scopes')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
);

/** A refresh token works once; using an old one again ends its whole family (session/refresh-tokens). */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    familyId: uuid('family_id').notNull(),
    /** The token that was exchanged for this one; null for the one of the sign-in. */
    parentId: uuid('parent_id'),
    tokenHash: text('token_hash').notNull(),
    createdOn: instant('created_on').notNull(),
    expiresOn: instant('expires_on').notNull(),
    usedOn: instant('used_on'),
    revokedOn: instant('revoked_on'),
  },
  (table) => [
    uniqueIndex('refresh_tokens_hash').on(table.tokenHash),
    index('refresh_tokens_family').on(table.familyId),
    index('refresh_tokens_parent').on(table.parentId),
  ],
);

export const drivers = pgTable('drivers', {
  id: id(),
  companyId: companyId(),
  userId: integer('user_id').references(() => users.id),
  fullname: text('fullname').notNull(),
  phoneNo: text('phone_no'),
  photograph: text('photograph'),
  isActive: boolean('is_active').notNull().default(true),
});

export const vehicles = pgTable(
  'vehicles',
  {
    id: id(),
    companyId: companyId(),
    licensePlate: text('license_plate').notNull(),
    /** truck, bus, van, car, motorcycle … */
    category: text('category').notNull().default('truck'),
    driverId: integer('driver_id').references(() => drivers.id),
    /** Shared into the company by a partner: seen only with `isSharedVehicle`. */
    isShared: boolean('is_shared').notNull().default(false),
    status: vehicleStatus('status').notNull().default('active'),
    createdOn: instant('created_on').notNull().defaultNow(),
  },
  (table) => [index('vehicles_company').on(table.companyId)],
);

/** A tracker or camera unit on a vehicle; `imei` is what ingest and Traccar's `uniqueId` name. */
export const devices = pgTable(
  'devices',
  {
    id: id(),
    companyId: companyId(),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id),
    imei: text('imei').notNull(),
    isMain: boolean('is_main').notNull().default(true),
    /** bsj, vss-howen, teltonika … */
    deviceType: text('device_type'),
    deviceCategory: text('device_category'),
    deviceCode: text('device_code'),
    phoneNo: text('phone_no'),
    lastReportOn: instant('last_report_on'),
  },
  (table) => [
    uniqueIndex('devices_company_imei').on(table.companyId, table.imei),
    index('devices_vehicle').on(table.vehicleId),
  ],
);

export type GeofenceShape =
  | { readonly kind: 'circle'; readonly center: readonly [number, number]; readonly radius: number }
  | { readonly kind: 'polygon'; readonly ring: readonly (readonly [number, number])[] };

export const geofences = pgTable('geofences', {
  id: id(),
  companyId: companyId(),
  fenceName: text('fence_name').notNull(),
  address: text('address'),
  serviceLocType: text('service_loc_type'),
  type: text('type').notNull(),
  /** Positions are [longitude, latitude]; radius in metres. */
  shape: jsonb('shape').$type<GeofenceShape>().notNull(),
});

/** Spec, section 3, Alert rule. Times of day are `HH:MM` in the company's time zone. */
export const alertRules = pgTable(
  'alert_rules',
  {
    id: id(),
    companyId: companyId(),
    label: text('label').notNull(),
    alertCode: integer('alert_code').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdOn: instant('created_on').notNull().defaultNow(),
    alertUrgencyType: urgencyType('alert_urgency_type').notNull(),
    /** In the unit of the alert code; both ends included; null: no limit. */
    minThreshold: doublePrecision('min_threshold'),
    maxThreshold: doublePrecision('max_threshold'),
    /** Seconds that it must have lasted. */
    minThresholdTime: integer('min_threshold_time'),
    /** With both: only from the n-th such alert of a vehicle within the window (seconds). */
    alertCountThreshold: integer('alert_count_threshold'),
    alertCountWindow: integer('alert_count_window'),
    withSchedule: boolean('with_schedule').notNull().default(false),
    startTime: text('start_time'),
    endTime: text('end_time'),
    /** 1 Monday to 7 Sunday. */
    dayOfWeek: integer('day_of_week')
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    withGeofence: boolean('with_geofence').notNull().default(false),
    isInsideGeofence: boolean('is_inside_geofence').notNull().default(true),
    autoPopup: boolean('auto_popup').notNull().default(false),
  },
  (table) => [index('alert_rules_company_code').on(table.companyId, table.alertCode)],
);

export const alertRuleUsers = pgTable(
  'alert_rule_users',
  {
    alertRuleId: integer('alert_rule_id')
      .notNull()
      .references(() => alertRules.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.alertRuleId, table.userId] }),
    index('alert_rule_users_user').on(table.userId),
  ],
);

/** A rule without vehicles holds for every vehicle of the company. */
export const alertRuleVehicles = pgTable(
  'alert_rule_vehicles',
  {
    alertRuleId: integer('alert_rule_id')
      .notNull()
      .references(() => alertRules.id, { onDelete: 'cascade' }),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.alertRuleId, table.vehicleId] })],
);

export const alertRuleGeofences = pgTable(
  'alert_rule_geofences',
  {
    alertRuleId: integer('alert_rule_id')
      .notNull()
      .references(() => alertRules.id, { onDelete: 'cascade' }),
    geofenceId: integer('geofence_id')
      .notNull()
      .references(() => geofences.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.alertRuleId, table.geofenceId] })],
);

export interface StoredGeofence {
  readonly geofenceId: number | null;
  readonly fenceName: string;
}

/** Spec, section 3, Fleet-order alert extras; in the words of the wire, times in ISO 8601. */
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

/** Spec, section 3, Raw alert. What a client derives (time passed, polling status) is not stored. */
export const rawAlerts = pgTable(
  'raw_alerts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    /** Number of its latest change in the company's sequence. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** Number of its arrival. */
    createdSeq: bigint('created_seq', { mode: 'number' }).notNull(),
    /** Same device, code, instant and flag are the same alert. */
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
  },
  (table) => [
    uniqueIndex('raw_alerts_dedupe').on(table.companyId, table.dedupeKey),
    index('raw_alerts_newest').on(table.companyId, table.createdOn.desc(), table.id.desc()),
    index('raw_alerts_seq').on(table.companyId, table.seq),
    index('raw_alerts_created_seq').on(table.companyId, table.createdSeq),
    index('raw_alerts_vehicle_code').on(table.vehicleId, table.alertCode, table.createdOn),
    index('raw_alerts_fleet_order')
      .on(table.companyId, sql`(${table.fleetOrder} ->> 'foId')`)
      .where(sql`${table.fleetOrder} is not null`),
  ],
);

/** What users did, alert by alert (spec, section 3, userLogs); reading leaves no line. */
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
  (table) => [index('user_logs_alert').on(table.rawAlertId, table.id)],
);

/** Each action that changed something, under its number in the sequence; the live feed reads it. */
export const alertActions = pgTable(
  'alert_actions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    actionType: actionType('action_type').notNull(),
    selectionMode: selectionMode('selection_mode').notNull(),
    /** Selection: those named in the call; Exclude: those left out; All: none. */
    rawAlertIds: bigint('raw_alert_ids', { mode: 'number' }).array().notNull(),
    /** The alerts that it changed, whatever the mode. */
    changedIds: bigint('changed_ids', { mode: 'number' }).array().notNull(),
    vehicleIds: integer('vehicle_ids').array().notNull(),
    alertUrgencyType: urgencyType('alert_urgency_type'),
    dateStart: instant('date_start').notNull(),
    dateEnd: instant('date_end').notNull(),
    data: text('data'),
    createdOn: instant('created_on').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [uniqueIndex('alert_actions_seq').on(table.companyId, table.seq)],
);

/** Alerts of devices that nobody has registered yet; taken in when the vehicle is. */
export const pendingAlerts = pgTable(
  'pending_alerts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    imei: text('imei').notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    receivedOn: instant('received_on').notNull(),
    /** The alert as ingest parsed it (`AlertInput`). */
    alert: jsonb('alert').$type<unknown>().notNull(),
  },
  (table) => [
    uniqueIndex('pending_alerts_dedupe').on(table.companyId, table.imei, table.dedupeKey),
  ],
);

/** Speed km/h, course degrees from north, odometer km. */
export const vehiclePositions = pgTable(
  'vehicle_positions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id),
    recordedOn: instant('recorded_on').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    speed: doublePrecision('speed'),
    course: doublePrecision('course'),
    ignition: boolean('ignition'),
    odometer: doublePrecision('odometer'),
  },
  (table) => [uniqueIndex('vehicle_positions_vehicle').on(table.vehicleId, table.recordedOn)],
);

/** What the rules of duration and distance remember of a vehicle between two positions. */
export const vehicleStates = pgTable('vehicle_states', {
  vehicleId: integer('vehicle_id')
    .primaryKey()
    .references(() => vehicles.id),
  companyId: companyId(),
  state: jsonb('state').$type<unknown>().notNull(),
});

/** Of each camera, when its device was last asked for a list of files (spec alerts §7). */
export const cameraFileLists = pgTable(
  'camera_file_lists',
  {
    deviceId: integer('device_id')
      .notNull()
      .references(() => devices.id),
    /** 1 at the road, 3 at the driver. */
    channel: integer('channel').notNull(),
    companyId: companyId(),
    requestedOn: instant('requested_on').notNull(),
    /** When the device has sent it, or will have; null: never. */
    readyOn: instant('ready_on'),
  },
  (table) => [primaryKey({ columns: [table.deviceId, table.channel] })],
);

/** A camera's video of one moment: asked for, or sent by itself (spec alerts §3, Download-video history). */
export const cameraVideos = pgTable(
  'camera_videos',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id),
    deviceId: integer('device_id')
      .notNull()
      .references(() => devices.id),
    channel: integer('channel').notNull(),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time').notNull(),
    requestedOn: instant('requested_on').notNull(),
    /** When it is decided whether it came; null: never. */
    readyOn: instant('ready_on'),
    /** What `readyOn` brings. */
    isBroken: boolean('is_broken').notNull().default(false),
  },
  (table) => [
    index('camera_videos_vehicle').on(table.vehicleId, table.startTime),
    uniqueIndex('camera_videos_moment')
      .on(table.deviceId, table.channel, table.startTime)
      .where(sql`not ${table.isBroken}`),
  ],
);
