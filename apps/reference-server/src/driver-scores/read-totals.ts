import { scoreCategories } from '@pantau/core/driver-score';
import { and, between, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { driverFalseAlerts, drivers, driverSpans } from '../db/schema.ts';
import { noCategories, type DriverTotals } from './driver-record.ts';
import type { Period } from './period.ts';
import { categoryOfCode } from '../driver-sums/score-codes.ts';
import { rangesOf } from './score-sql.ts';
import { costColumn, totalColumn } from '../driver-sums/span-columns.ts';

type Totals = ReadonlyMap<number, DriverTotals>;

const sumOf = (column: string): SQL<number> =>
  sql<number>`sum(${sql.raw(`spans.${column}`)})::float8`.mapWith(Number);

/** The two sums of every category, by names that a query can have. */
const categorySums = Object.fromEntries(
  scoreCategories.flatMap((category) =>
    [totalColumn(category), costColumn(category)].map((column) => [column, sumOf(column)]),
  ),
);

/**
 * Reads what some drivers of the company did in some periods, without false alerts. Drivers without driving or alerts in
 * a period are omitted from its totals.
 *
 * @param driverIds only these drivers
 */
export async function readTotals(
  db: Queries,
  companyId: number,
  periods: readonly Period[],
  driverIds: readonly number[],
): Promise<readonly Totals[]> {
  const rows = await db
    .select({
      period: sql<number>`ranges.period`.mapWith(Number),
      driver: sql<number>`spans.driver_id`.mapWith(Number),
      metres: sumOf('metres'),
      drivingSeconds: sumOf('driving_seconds'),
      lastSync: sql<Date | null>`max(spans.last_sync)`.mapWith(driverSpans.lastSync),
      ...categorySums,
    })
    .from(
      sql`${rangesOf(periods)} join ${driverSpans} as spans on spans.company_id = ${companyId} and spans.days = ranges.days
          and spans.first_day between ranges.first and ranges.last`,
    )
    .where(sql`spans.driver_id = any(${`{${driverIds.join(',')}}`}::integer[])`)
    .groupBy(sql`ranges.period, spans.driver_id`);
  const totals = periods.map(() => new Map<number, DriverTotals>());
  for (const row of rows) {
    const sums = row as unknown as Readonly<Record<string, number>>;
    const categories = noCategories();
    for (const category of scoreCategories) {
      categories[category].total = sums[totalColumn(category)] ?? 0;
      categories[category].cost = sums[costColumn(category)] ?? 0;
    }
    const { metres, drivingSeconds, lastSync } = row;
    totals[row.period]?.set(row.driver, { metres, drivingSeconds, lastSync, categories });
  }
  return totals;
}

/** Adds the false alerts of some drivers to their totals of a period. */
export async function addFalseAlerts(
  db: Queries,
  companyId: number,
  { from, to }: Period,
  totals: ReadonlyMap<number, DriverTotals>,
): Promise<void> {
  if (totals.size === 0) return;
  const { driverId, alertCode, day, total, cost } = driverFalseAlerts;
  const rows = await db
    .select({
      driver: driverId,
      code: alertCode,
      total: sql<number>`sum(${total})::float8`.mapWith(Number),
      cost: sql<number>`sum(${cost})`.mapWith(Number),
    })
    .from(driverFalseAlerts)
    .where(
      and(
        eq(driverFalseAlerts.companyId, companyId),
        inArray(driverId, [...totals.keys()]),
        between(day, from, to),
      ),
    )
    .groupBy(driverId, alertCode);
  for (const row of rows) {
    const category = categoryOfCode.get(row.code);
    const entry = category === undefined ? undefined : totals.get(row.driver)?.categories[category];
    if (entry === undefined) continue;
    entry.falseTotal = row.total;
    entry.falseCost = row.cost;
  }
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
