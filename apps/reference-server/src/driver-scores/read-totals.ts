import type { ScoreCategory } from '@pantau/core/driver-score';
import { and, count, eq, gte, inArray, isNotNull, lt, max, sql, sum } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { drivers, rawAlerts, vehiclePositions, vehicles } from '../db/schema.ts';
import { noCategories, type CategoryTotals, type DriverTotals } from './driver-record.ts';
import { instantsOf, type Period } from './period.ts';
import { categoryOfCode, scoredCodes } from './score-codes.ts';
import type { ScoreReader } from './score-reader.ts';

type Company = Pick<ScoreReader, 'companyId' | 'timeZone'>;

function readAlerts(db: Queries, { companyId, timeZone }: Company, period: Period) {
  const [start, end] = instantsOf(period, timeZone);
  return db
    .select({
      driver: rawAlerts.driverId,
      code: rawAlerts.alertCode,
      isFalse: rawAlerts.isFalseAlert,
      total: count(),
      cost: sql<number>`sum(coalesce(round(${rawAlerts.cost} * 100), 100))`.mapWith(Number),
      sync: max(rawAlerts.receivedOn),
    })
    .from(rawAlerts)
    .where(
      and(
        eq(rawAlerts.companyId, companyId),
        inArray(rawAlerts.alertCode, [...scoredCodes]),
        gte(rawAlerts.createdOn, start),
        lt(rawAlerts.createdOn, end),
      ),
    )
    .groupBy(rawAlerts.driverId, rawAlerts.alertCode, rawAlerts.isFalseAlert);
}

function readDriving(db: Queries, { companyId, timeZone }: Company, period: Period) {
  const [start, end] = instantsOf(period, timeZone);
  const window = sql`(partition by ${vehiclePositions.vehicleId} order by ${vehiclePositions.recordedOn})`;
  const { odometer, recordedOn } = vehiclePositions;
  const steps = db
    .select({
      driver: sql<number>`${vehicles.driverId}`.as('driver'),
      at: sql<Date>`${recordedOn}`.mapWith(recordedOn).as('at'),
      metres: sql<number>`(${odometer} - lag(${odometer}) over ${window}) * 1000`.as('metres'),
      seconds:
        sql<number>`extract(epoch from ${recordedOn} - lag(${recordedOn}) over ${window})`.as(
          'seconds',
        ),
    })
    .from(vehiclePositions)
    .innerJoin(vehicles, eq(vehicles.id, vehiclePositions.vehicleId))
    .where(and(eq(vehiclePositions.companyId, companyId), isNotNull(vehicles.driverId)))
    .as('steps');
  return db
    .select({
      driver: steps.driver,
      metres: sum(steps.metres).mapWith(Number),
      seconds: sum(steps.seconds).mapWith(Number),
      sync: max(steps.at).mapWith(recordedOn),
    })
    .from(steps)
    .where(and(gte(steps.at, start), lt(steps.at, end), sql`${steps.metres} > 0`))
    .groupBy(steps.driver);
}

/** Reads what each driver of the company did in a period; drivers without driving or alerts are omitted. */
export async function readTotals(
  db: Queries,
  company: Company,
  period: Period,
): Promise<ReadonlyMap<number, DriverTotals>> {
  const totals = new Map<
    number,
    {
      metres: number;
      drivingSeconds: number;
      categories: Record<ScoreCategory, CategoryTotals>;
      lastSync: Date | null;
    }
  >();
  const of = (driver: number) => {
    const known = totals.get(driver);
    if (known !== undefined) return known;
    const added = { metres: 0, drivingSeconds: 0, categories: noCategories(), lastSync: null };
    totals.set(driver, added);
    return added;
  };
  const synced = (driver: number, at: Date | null): void => {
    const entry = of(driver);
    if (at !== null && (entry.lastSync === null || entry.lastSync < at)) entry.lastSync = at;
  };
  for (const row of await readAlerts(db, company, period)) {
    const category = categoryOfCode.get(row.code);
    if (category === undefined || row.driver === null) continue;
    const entry = of(row.driver).categories[category];
    if (row.isFalse) {
      entry.falseTotal += row.total;
      entry.falseCost += row.cost;
    } else {
      entry.total += row.total;
      entry.cost += row.cost;
    }
    synced(row.driver, row.sync);
  }
  for (const row of await readDriving(db, company, period)) {
    const entry = of(row.driver);
    entry.metres += row.metres;
    entry.drivingSeconds += row.seconds;
    synced(row.driver, row.sync);
  }
  return totals;
}

export type DriverRow = Pick<
  typeof drivers.$inferSelect,
  'id' | 'fullname' | 'userId' | 'isActive' | 'photograph' | 'phoneNo'
>;

export const driverColumns = {
  id: drivers.id,
  fullname: drivers.fullname,
  userId: drivers.userId,
  isActive: drivers.isActive,
  photograph: drivers.photograph,
  phoneNo: drivers.phoneNo,
};
