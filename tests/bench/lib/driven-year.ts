import { scoreCategories } from '@pantau/core/driver-score';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../apps/reference-server/src/db/database.ts';
import {
  codeOfCategory,
  scoredCodes,
} from '../../../apps/reference-server/src/driver-sums/score-codes.ts';
import {
  costColumn,
  spanLengths,
  totalColumn,
} from '../../../apps/reference-server/src/driver-sums/span-columns.ts';
import type { TestServer } from '../../../apps/reference-server/src/testing/start-test-server.ts';

const DAY_MS = 86_400_000;
/** Jakarta. */
const OFFSET_MS = 7 * 3_600_000;

export interface DrivenYear {
  readonly drivers: number;
  readonly alertsPerDriver: number;
  readonly days: number;
}

async function fillFleet(tx: Transaction, drivers: number): Promise<void> {
  await tx.execute(sql`
    insert into drivers (company_id, fullname) select 1, 'Driver ' || n from generate_series(1, ${drivers}::integer) n`);
  await tx.execute(sql`
    insert into vehicles (company_id, license_plate, driver_id) select 1, 'B ' || id || ' BEN', id from drivers`);
  await tx.execute(sql`
    insert into devices (company_id, vehicle_id, imei) select 1, id, 'bench-' || id from vehicles`);
}

/** The most rows that a statement stores: PGlite, whose memory is small, does not get through two million at once. */
const PIECE = 50_000;

interface Piece {
  /** From 0. A later piece has later alerts. */
  readonly index: number;
  readonly count: number;
  readonly perDriver: number;
  /** Alerts of the pieces before. */
  readonly before: number;
}

async function fillPiece(tx: Transaction, now: number, days: number, piece: Piece): Promise<void> {
  const { index, count, perDriver, before } = piece;
  const codes = `{${scoredCodes.join(',')}}`;
  const all = (days - 1) * DAY_MS;
  const first = new Date(now - all + (all * index) / count).toISOString();
  await tx.execute(sql`
    insert into raw_alerts (company_id, seq, created_seq, dedupe_key, created_on, received_on, vehicle_id, device_id,
      driver_id, alert_code, alert_rule_ids, cost)
    select 1, n, n, 'bench-' || n, at, at, vehicle, device, driver,
      (${codes}::integer[])[1 + floor(random() * ${scoredCodes.length}::integer)::integer], '{}', 2
    from (
      select row_number() over (order by at) + ${before}::integer as n, * from (
        select v.id as vehicle, d.id as device, v.driver_id as driver,
          ${first}::timestamptz + random() * ${all / count}::float * interval '1 millisecond' as at
        from vehicles v join devices d on d.vehicle_id = v.id
          cross join generate_series(1, ${perDriver}::integer)
      ) as made
    ) as ordered
    order by n`);
}

/** In the order of time, as alerts arrive. Each driver has some in every piece. */
async function fillAlerts(tx: Transaction, now: number, year: DrivenYear): Promise<void> {
  const { drivers, alertsPerDriver, days } = year;
  const most = Math.max(1, Math.floor(PIECE / drivers));
  const count = Math.ceil(alertsPerDriver / most);
  for (let index = 0; index < count; index += 1) {
    const perDriver = Math.min(most, alertsPerDriver - index * most);
    await fillPiece(tx, now, days, { index, count, perDriver, before: index * most * drivers });
  }
}

/** The sums of the alerts and of driving on every day, stored in the order of days as ingest does. */
async function fillSums(tx: Transaction, now: number, { drivers, days }: DrivenYear) {
  const today = Math.floor((now + OFFSET_MS) / DAY_MS);
  const perPiece = Math.max(1, Math.floor(PIECE / drivers));
  const columns = scoreCategories.flatMap((category) => [
    totalColumn(category),
    costColumn(category),
  ]);
  const sums = scoreCategories.flatMap((category) => {
    const isCategory = `code = ${codeOfCategory.get(category)}`;
    return [`count(*) filter (where ${isCategory})`, `200 * count(*) filter (where ${isCategory})`];
  });
  const instantOf = (day: number): string => new Date(day * DAY_MS - OFFSET_MS).toISOString();
  const daily = (first: number, end: number) => sql`
    select driver, day, sum(metres) as metres, sum(seconds) as seconds, max(at) as at, ${sql.raw(
      sums.map((sum, index) => `${sum} as ${columns[index]}`).join(', '),
    )}
    from (
      select driver_id as driver, floor((extract(epoch from created_on) + ${OFFSET_MS / 1_000}::integer) / 86400)::integer as day,
        alert_code as code, 0 as metres, 0 as seconds, received_on as at
      from raw_alerts
      where company_id = 1 and created_on >= ${instantOf(first)}::timestamptz
        and created_on < ${instantOf(end)}::timestamptz
      union all
      select id, day, null, 100000 + floor(random() * 200000), 14400, ${new Date(now).toISOString()}::timestamptz
      from drivers cross join generate_series(${first}::integer, ${end - 1}::integer) as day
    ) as made
    group by driver, day`;
  const firstDay = today - days + 1;
  await tx.execute(
    sql`create temporary table driven_days on commit drop as ${daily(firstDay, firstDay)}`,
  );
  for (let first = firstDay; first <= today; first += perPiece) {
    const end = Math.min(first + perPiece, today + 1);
    await tx.execute(sql`insert into driven_days ${daily(first, end)}`);
  }
  const list = sql.raw(columns.join(', '));
  const summed = sql.raw(columns.map((column) => `sum(${column})`).join(', '));
  for (const length of spanLengths) {
    const spanStart = sql.raw(`day - day % ${length}`);
    const step = perPiece * length;
    for (let first = firstDay - (firstDay % length); first <= today; first += step) {
      await tx.execute(sql`
        insert into driver_spans (company_id, driver_id, days, first_day, metres, driving_seconds, last_sync, ${list})
        select 1, driver, ${length}::smallint, ${spanStart}, sum(metres), sum(seconds), max(at), ${summed}
        from driven_days where day >= ${first}::integer and day < ${first + step}::integer
        group by driver, ${spanStart} order by ${spanStart}, driver`);
    }
  }
}

/** Stores a year of driving and alerts of company 1 by SQL alone: ingest is measured elsewhere. */
export async function fillYear({ db, clock }: TestServer, year: DrivenYear): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // Checking two million foreign keys one by one takes longer than everything else.
    await tx.execute(sql`set local session_replication_role = replica`);
    await fillFleet(tx, year.drivers);
    await fillAlerts(tx, now, year);
    await fillSums(tx, now, year);
  });
  for (const table of ['drivers', 'vehicles', 'raw_alerts', 'driver_spans']) {
    await db.execute(sql`vacuum analyze ${sql.raw(table)}`);
  }
}
