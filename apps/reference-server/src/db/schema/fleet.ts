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
import type { GeofenceShape } from '../../geo/geometry.ts';
import { id, instant } from './columns.ts';
import { companyId } from './companies.ts';
import { users } from './users.ts';

export const vehicleStatus = pgEnum('vehicle_status', ['active', 'service', 'archived', 'repair']);

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
    /** Such as truck, bus, van, car or motorcycle. */
    category: text('category').notNull().default('truck'),
    driverId: integer('driver_id').references(() => drivers.id),
    /** Shared with the company by a partner; visible only with the scope `isSharedVehicle`. */
    isShared: boolean('is_shared').notNull().default(false),
    status: vehicleStatus('status').notNull().default('active'),
    createdOn: instant('created_on').notNull().defaultNow(),
  },
  (table) => [index('vehicles_company').on(table.companyId)],
);

/** Vehicles under a common name, such as a region or a depot. */
export const vehicleGroups = pgTable(
  'vehicle_groups',
  { id: id(), companyId: companyId(), name: text('name').notNull() },
  (table) => [uniqueIndex('vehicle_groups_name').on(table.companyId, table.name)],
);

export const vehicleGroupMembers = pgTable(
  'vehicle_group_members',
  {
    vehicleGroupId: integer('vehicle_group_id')
      .notNull()
      .references(() => vehicleGroups.id, { onDelete: 'cascade' }),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.vehicleGroupId, table.vehicleId] }),
    index('vehicle_group_members_vehicle').on(table.vehicleId),
  ],
);

/** A tracker or camera unit of a vehicle; ingest and Traccar's `uniqueId` refer to it by `imei`. */
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
    /** Such as bsj, vss-howen or teltonika. */
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

export const geofences = pgTable('geofences', {
  id: id(),
  companyId: companyId(),
  fenceName: text('fence_name').notNull(),
  address: text('address'),
  serviceLocType: text('service_loc_type'),
  type: text('type').notNull(),
  shape: jsonb('shape').$type<GeofenceShape>().notNull(),
});

/** Speed in km/h, course in degrees clockwise from north, odometer in km. */
export const vehiclePositions = pgTable(
  'vehicle_positions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id),
    /** The vehicle's driver when the position arrived. */
    driverId: integer('driver_id').references(() => drivers.id),
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

/** Per-vehicle state between two positions, for rules that depend on duration or distance. */
export const vehicleStates = pgTable('vehicle_states', {
  vehicleId: integer('vehicle_id')
    .primaryKey()
    .references(() => vehicles.id),
  companyId: companyId(),
  state: jsonb('state').$type<unknown>().notNull(),
});
