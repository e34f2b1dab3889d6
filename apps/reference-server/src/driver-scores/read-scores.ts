import {
  scoreCategories,
  type DriverScoreSettings,
  type ScoreCategory,
} from '@pantau/core/driver-score';
import { and, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { drivers, driverSpans } from '../db/schema.ts';
import type { Period } from './period.ts';
import { scoredDrivers } from './score-sql.ts';
import { totalColumn } from '../driver-sums/span-columns.ts';

/** A driver's score in a period, and what drivers are sorted by. */
export interface PeriodScore {
  readonly driverId: number;
  /** In hundredths of a point; `null` without enough driving. */
  readonly hundredths: number | null;
  readonly metres: number;
  readonly drivingSeconds: number;
  /** Alerts of the chosen category, else of all. */
  readonly total: number;
  readonly lastSync: Date | null;
}

/**
 * Reads the scores of all drivers who did something in a period.
 *
 * @param category of which `total` counts the alerts; all by default
 */
export function readScores(
  db: Queries,
  companyId: number,
  period: Period,
  settings: DriverScoreSettings,
  category?: ScoreCategory,
): Promise<PeriodScore[]> {
  const columns = (category === undefined ? scoreCategories : [category]).map(totalColumn);
  const total = sql.raw(`sum(${columns.join(' + ')})::float8`);
  return db
    .select({
      driverId: sql<number>`driver_id`.mapWith(Number),
      hundredths: sql<number | null>`hundredths`.mapWith(Number),
      metres: sql<number>`metres`.mapWith(Number),
      drivingSeconds: sql<number>`driving_seconds`.mapWith(Number),
      total: sql<number>`total`.mapWith(Number),
      lastSync: sql<Date | null>`last_sync`.mapWith(driverSpans.lastSync),
    })
    .from(sql`${scoredDrivers(companyId, [period], settings, { total })} as scored`);
}

/** Drivers with a score in a period. */
export interface PeriodAverage {
  readonly count: number;
  /** In points with two decimals; `null` without a driver. */
  readonly average: number | null;
}

/** Reads the average scores of the chosen drivers in some periods. */
export async function readAverages(
  db: Queries,
  companyId: number,
  periods: readonly Period[],
  settings: DriverScoreSettings,
  chosen: SQL | undefined,
): Promise<readonly PeriodAverage[]> {
  const rows = await db
    .select({
      period: sql<number>`scored.period`.mapWith(Number),
      count: sql<number>`count(*)`.mapWith(Number),
      sum: sql<number>`sum(scored.hundredths)`.mapWith(Number),
    })
    .from(sql`${scoredDrivers(companyId, periods, settings)} as scored`)
    .innerJoin(drivers, and(sql`${drivers.id} = scored.driver_id`, chosen))
    .where(sql`scored.hundredths is not null`)
    .groupBy(sql`scored.period`);
  const found = new Map(rows.map((row) => [row.period, row]));
  return periods.map((_, index) => {
    const { count, sum } = found.get(index) ?? { count: 0, sum: 0 };
    return { count, average: count === 0 ? null : Math.round(sum / count) / 100 };
  });
}
