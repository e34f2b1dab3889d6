import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { visibleVehicles } from '../../access/visibility.ts';
import type { Transaction } from '../../db/database.ts';
import { rawAlerts, vehicles } from '../../db/schema.ts';
import type { RuleReader } from '../rule/rule-reader.ts';
import { matchingAlerts, type TestedRule } from './matching-alerts.ts';

/** How often a rule would have matched. */
export interface BackTest {
  readonly total: number;
  readonly totalVehicles: number;
  /** Every day, oldest first; `YYYY-MM-DD` in the company's time zone. */
  readonly days: readonly { readonly date: string; readonly total: number }[];
  readonly noisiest: readonly {
    readonly vehicleId: number;
    readonly licensePlate: string;
    readonly total: number;
  }[];
}

/** The days up to today that a back-test covers, in the company's time zone. */
export interface TestPeriod {
  readonly timeZone: string;
  /** `YYYY-MM-DD`, oldest first. */
  readonly dates: readonly string[];
  readonly from: Date;
  readonly to: Date;
}

const NOISIEST = 5;
const DAY_MS = 86_400_000;

/** @param days number of calendar days, today included */
export async function periodOf(
  tx: Transaction,
  timeZone: string,
  days: number,
  now: number,
): Promise<TestPeriod> {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
  const first = Date.parse(today) - (days - 1) * DAY_MS;
  const dates = Array.from({ length: days }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
  const midnight = sql<string>`extract(epoch from ${dates[0]}::timestamp at time zone ${timeZone})`;
  const [row] = await tx.select({ midnight }).from(sql`(select 1) as one`);
  return { timeZone, dates, from: new Date(Number(row?.midnight) * 1_000), to: new Date(now) };
}

/**
 * Counts the stored alerts that a rule would have matched, of vehicles that the reader can see and including the count
 * within its window. Group members are those of today.
 */
export async function runBackTest(
  tx: Transaction,
  reader: RuleReader,
  rule: TestedRule,
  { timeZone, dates, from, to }: TestPeriod,
): Promise<BackTest> {
  const { alertCountThreshold, alertCountWindow } = rule.columns;
  const needed = alertCountWindow == null ? 1 : (alertCountThreshold ?? 1);
  const seconds = needed > 1 ? (alertCountWindow ?? 0) : 0;
  const span = sql.raw(`interval '${seconds} seconds'`);
  const { vehicleId, createdOn, id } = rawAlerts;
  // Of alerts of the same instant, each one counts those before it.
  const count = sql<number>`(count(*) over (partition by ${vehicleId} order by ${createdOn}
      range between ${span} preceding and current row)
    - count(*) over (partition by ${vehicleId}, ${createdOn})
    + row_number() over (partition by ${vehicleId}, ${createdOn} order by ${id}))`;
  const counted = tx
    .select({
      vehicle: sql<number>`${vehicleId}`.as('vehicle'),
      at: sql<Date>`${createdOn}`.as('at'),
      date: sql<string>`to_char(${createdOn} at time zone ${timeZone}, 'YYYY-MM-DD')`.as('date'),
      nth: needed > 1 ? count.as('nth') : sql<number>`1`.as('nth'),
    })
    .from(rawAlerts)
    .innerJoin(vehicles, eq(vehicles.id, vehicleId))
    .where(
      and(
        eq(rawAlerts.companyId, reader.companyId),
        visibleVehicles(reader),
        gte(createdOn, new Date(from.getTime() - seconds * 1_000)),
        lte(createdOn, to),
        matchingAlerts(rule, timeZone),
      ),
    )
    .as('counted');
  const rows = await tx
    .select({
      date: counted.date,
      vehicle: counted.vehicle,
      total: sql<number>`count(*)::integer`,
    })
    .from(counted)
    .where(and(gte(counted.nth, needed), sql`${counted.at} >= ${from.toISOString()}::timestamptz`))
    .groupBy(sql`grouping sets ((), (${counted.date}), (${counted.vehicle}))`);
  const ofDate = new Map<string | null, number>();
  const ofVehicle: { vehicle: number; total: number }[] = [];
  for (const { date, vehicle, total } of rows as {
    date: string | null;
    vehicle: number | null;
    total: number;
  }[]) {
    if (vehicle === null) ofDate.set(date, total);
    else ofVehicle.push({ vehicle, total });
  }
  ofVehicle.sort((one, other) => other.total - one.total || one.vehicle - other.vehicle);
  return {
    total: ofDate.get(null) ?? 0,
    totalVehicles: ofVehicle.length,
    days: dates.map((date) => ({ date, total: ofDate.get(date) ?? 0 })),
    noisiest: await withPlates(tx, ofVehicle.slice(0, NOISIEST)),
  };
}

async function withPlates(
  tx: Transaction,
  noisiest: readonly { readonly vehicle: number; readonly total: number }[],
): Promise<BackTest['noisiest']> {
  if (noisiest.length === 0) return [];
  const ids = noisiest.map(({ vehicle }) => vehicle);
  const rows = await tx
    .select({ id: vehicles.id, licensePlate: vehicles.licensePlate })
    .from(vehicles)
    .where(inArray(vehicles.id, ids))
    .orderBy(asc(vehicles.id));
  const plateOf = new Map(rows.map((row) => [row.id, row.licensePlate]));
  return noisiest.map(({ vehicle, total }) => ({
    vehicleId: vehicle,
    licensePlate: plateOf.get(vehicle) ?? '',
    total,
  }));
}
