import {
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { companyId } from './companies.ts';
import { drivers } from './fleet.ts';

const driverId = () =>
  integer('driver_id')
    .notNull()
    .references(() => drivers.id);
const total = (category: string) => integer(`${category}_total`).notNull().default(0);
/** In hundredths of a point; whole numbers, whose sums are exact. */
const cost = (category: string) => doublePrecision(`${category}_cost`).notNull().default(0);

/**
 * What a driver did in spans of 1, 8 and 64 days, without false alerts (README.md, Design notes). A span starts
 * at a multiple of its length; days are counted from 1970-01-01 in the company's time zone.
 */
export const driverSpans = pgTable(
  'driver_spans',
  {
    companyId: companyId(),
    driverId: driverId(),
    days: smallint('days').notNull(),
    firstDay: integer('first_day').notNull(),
    /** Whole metres. */
    metres: doublePrecision('metres').notNull().default(0),
    drivingSeconds: doublePrecision('driving_seconds').notNull().default(0),
    /** When the newest position or alert was stored. */
    lastSync: instant('last_sync'),
    harshAccelTotal: total('harsh_accel'),
    harshAccelCost: cost('harsh_accel'),
    harshBrakeTotal: total('harsh_brake'),
    harshBrakeCost: cost('harsh_brake'),
    sharpturnTotal: total('sharpturn'),
    sharpturnCost: cost('sharpturn'),
    overspeedTotal: total('overspeed'),
    overspeedCost: cost('overspeed'),
    exceededParkingTimeTotal: total('exceeded_parking_time'),
    exceededParkingTimeCost: cost('exceeded_parking_time'),
    exceededIdleTimeTotal: total('exceeded_idle_time'),
    exceededIdleTimeCost: cost('exceeded_idle_time'),
    yawnTotal: total('yawn'),
    yawnCost: cost('yawn'),
    distractionTotal: total('distraction'),
    distractionCost: cost('distraction'),
    smokingTotal: total('smoking'),
    smokingCost: cost('smoking'),
    phoneCallingTotal: total('phone_calling'),
    phoneCallingCost: cost('phone_calling'),
    eyeClosedTotal: total('eye_closed'),
    eyeClosedCost: cost('eye_closed'),
    missingFaceTotal: total('missing_face'),
    missingFaceCost: cost('missing_face'),
  },
  (table) => [
    primaryKey({ columns: [table.driverId, table.days, table.firstDay] }),
    index('driver_spans_company').on(table.companyId, table.days, table.firstDay),
  ],
);

/** The false alerts of a driver on a day, by alert code. */
export const driverFalseAlerts = pgTable(
  'driver_false_alerts',
  {
    companyId: companyId(),
    driverId: driverId(),
    day: integer('day').notNull(),
    alertCode: integer('alert_code').notNull(),
    total: integer('total').notNull(),
    /** In hundredths of a point. */
    cost: doublePrecision('cost').notNull(),
  },
  (table) => [primaryKey({ columns: [table.driverId, table.day, table.alertCode] })],
);
