import {
  scoreCategories,
  type DriverScoreSettings,
  type ScoreCategory,
} from '@pantau/core/driver-score';
import { and, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { drivers, driverSpans } from '../db/schema.ts';
import { coverPeriod, netCover } from './cover-period.ts';
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
  const more = {
    columns: [...columns, 'last_sync'],
    sums: {
      total: sql.raw(`sum(${columns.join(' + ')})::float8`),
      last_sync: sql`max(last_sync)`,
    },
  };
  return db
    .select({
      driverId: sql<number>`driver_id`.mapWith(Number),
      hundredths: sql<number | null>`hundredths`.mapWith(Number),
      metres: sql<number>`metres`.mapWith(Number),
      drivingSeconds: sql<number>`driving_seconds`.mapWith(Number),
      total: sql<number>`total`.mapWith(Number),
      lastSync: sql<Date | null>`last_sync`.mapWith(driverSpans.lastSync),
    })
    .from(sql`${scoredDrivers(companyId, coverPeriod(period), settings, more)} as scored`);
}

/** Drivers with a score in a period. */
export interface PeriodAverage {
  readonly count: number;
  /** In points with two decimals; `null` without a driver. */
  readonly average: number | null;
}

/**
 * Reads the average score of the chosen drivers in a period. Several periods are faster in a query each, which the
 * database can answer at the same time, than in one.
 */
export async function readAverage(
  db: Queries,
  companyId: number,
  period: Period,
  settings: DriverScoreSettings,
  chosen: SQL | undefined,
): Promise<PeriodAverage> {
  const [row] = await db
    .select({
      count: sql<number>`count(scored.hundredths)`.mapWith(Number),
      sum: sql<number>`sum(scored.hundredths)`.mapWith(Number),
    })
    .from(sql`${scoredDrivers(companyId, netCover(period), settings)} as scored`)
    .innerJoin(drivers, and(sql`${drivers.id} = scored.driver_id`, chosen));
  const { count, sum } = row ?? { count: 0, sum: 0 };
  return { count, average: count === 0 ? null : Math.round(sum / count) / 100 };
}
