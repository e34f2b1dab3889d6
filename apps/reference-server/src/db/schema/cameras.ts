import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { companyId } from './companies.ts';
import { devices, vehicles } from './fleet.ts';

/** The latest file list requested from each camera. */
export const cameraFileLists = pgTable(
  'camera_file_lists',
  {
    deviceId: integer('device_id')
      .notNull()
      .references(() => devices.id),
    /** 1 faces the road, 3 the driver. */
    channel: integer('channel').notNull(),
    companyId: companyId(),
    requestedOn: instant('requested_on').notNull(),
    /** When the list arrives or has arrived; `null` when it never does. */
    readyOn: instant('ready_on'),
  },
  (table) => [primaryKey({ columns: [table.deviceId, table.channel] })],
);

/** A video of a camera, uploaded on request or unprompted. */
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
    /** When the upload succeeds or fails; `null` when neither happens. */
    readyOn: instant('ready_on'),
    /** Whether the upload fails at `readyOn`. */
    isBroken: boolean('is_broken').notNull().default(false),
  },
  (table) => [
    index('camera_videos_vehicle').on(table.vehicleId, table.startTime),
    uniqueIndex('camera_videos_moment')
      .on(table.deviceId, table.channel, table.startTime)
      .where(sql`not ${table.isBroken}`),
  ],
);
