import { endOfDay, instantAt, startOfDay } from '@pantau/core/day';
import { and, count, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../access/visibility.ts';
import type { Queries } from '../db/database.ts';
import { rawAlerts, vehicles } from '../db/schema.ts';
import type { DayQuery } from './dashboard-query.ts';

const HOURS = 24;

/**
 * The number of alerts of a day in each hour of a time zone, whatever became of the alerts (`DashboardAlertHours`).
 * The hours are computed here, so that the database needs no data about time zones.
 */
export async function countAlertsByHour(
  db: Queries,
  scope: TenantScope,
  { day, timeZone }: DayQuery,
) {
  const starts = Array.from({ length: HOURS }, (_, hour) =>
    hour === 0
      ? startOfDay(day, timeZone)
      : instantAt(day, `${String(hour).padStart(2, '0')}:00`, timeZone),
  );
  const boundaries = `{${starts.map((ms) => new Date(ms).toISOString()).join(',')}}`;
  // Created here because two equal expressions with parameters are not the same to GROUP BY.
  const buckets = db
    .select({
      hour: sql<number>`width_bucket(${rawAlerts.createdOn}, ${boundaries}::timestamptz[])`.as(
        'hour',
      ),
      isUrgent: sql<boolean>`${scope.urgent}`.as('is_urgent'),
    })
    .from(rawAlerts)
    .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
    .where(
      and(
        scope.visible,
        gte(rawAlerts.createdOn, new Date(starts[0] ?? 0)),
        lte(rawAlerts.createdOn, new Date(endOfDay(day, timeZone))),
      ),
    )
    .as('buckets');
  const countWhere = (condition: SQL) =>
    sql<number>`${count()} filter (where ${condition})`.mapWith(Number);
  const rows = await db
    .select({
      hour: buckets.hour,
      urgent: countWhere(sql`${buckets.isUrgent}`),
      important: countWhere(sql`not ${buckets.isUrgent}`),
    })
    .from(buckets)
    .groupBy(buckets.hour);
  const byHour = new Map(rows.map((row) => [Number(row.hour) - 1, row]));
  return {
    day,
    timeZone,
    hours: starts.map((_, hour) => ({
      hour,
      urgent: scope.visibility.includeUrgent ? (byHour.get(hour)?.urgent ?? 0) : null,
      important: byHour.get(hour)?.important ?? 0,
    })),
  };
}
