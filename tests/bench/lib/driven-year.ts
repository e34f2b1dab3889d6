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

/** In the order of time, as alerts arrive. */
async function fillAlerts(tx: Transaction, now: number, year: DrivenYear): Promise<void> {
  const codes = `{${scoredCodes.join(',')}}`;
  await tx.execute(sql`
    insert into raw_alerts (company_id, seq, created_seq, dedupe_key, created_on, received_on, vehicle_id, device_id,
      driver_id, alert_code, alert_rule_ids, cost)
    select 1, n, n, 'bench-' || n, at, at, vehicle, device, driver,
      (${codes}::integer[])[1 + floor(random() * ${scoredCodes.length}::integer)::integer], '{}', 2
    from (
      select row_number() over (order by at) as n, * from (
        select v.id as vehicle, d.id as device, v.driver_id as driver,
          ${new Date(now).toISOString()}::timestamptz - random() * ${year.days - 1}::integer * interval '1 day' as at
        from vehicles v join devices d on d.vehicle_id = v.id
          cross join generate_series(1, ${year.alertsPerDriver}::integer)
      ) as made
    ) as ordered
    order by n`);
}

/** The sums of the alerts and of driving on every day, stored in the order of days as ingest does. */
async function fillSums(tx: Transaction, now: number, { days }: DrivenYear): Promise<void> {
  const today = Math.floor((now + OFFSET_MS) / DAY_MS);
  const columns = scoreCategories.flatMap((category) => [
    totalColumn(category),
    costColumn(category),
  ]);
  const sums = scoreCategories.flatMap((category) => {
    const isCategory = `code = ${codeOfCategory.get(category)}`;
    return [`count(*) filter (where ${isCategory})`, `200 * count(*) filter (where ${isCategory})`];
  });
  const list = sql.raw(columns.join(', '));
  await tx.execute(sql`
    create temporary table driven_days on commit drop as
    select driver, day, sum(metres) as metres, sum(seconds) as seconds, max(at) as at, ${sql.raw(
      sums.map((sum, index) => `${sum} as ${columns[index]}`).join(', '),
    )}
    from (
      select driver_id as driver, floor((extract(epoch from created_on) + ${OFFSET_MS / 1_000}::integer) / 86400)::integer as day,
        alert_code as code, 0 as metres, 0 as seconds, received_on as at
      from raw_alerts
      union all
      select id, day, null, 100000 + floor(random() * 200000), 14400, ${new Date(now).toISOString()}::timestamptz
      from drivers cross join generate_series(${today - days + 1}::integer, ${today}::integer) as day
    ) as made
    group by driver, day`);
  for (const length of spanLengths) {
    const firstDay = sql.raw(`day - day % ${length}`);
    await tx.execute(sql`
      insert into driver_spans (company_id, driver_id, days, first_day, metres, driving_seconds, last_sync, ${list})
      select 1, driver, ${length}::smallint, ${firstDay}, sum(metres), sum(seconds), max(at),
        ${sql.raw(columns.map((column) => `sum(${column})`).join(', '))}
      from driven_days group by driver, ${firstDay} order by ${firstDay}, driver`);
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
