import { menuScopes } from '@pantau/core/contract';
import { scoreCategories } from '@pantau/core/driver-score';
import { sql } from 'drizzle-orm';
import {
  codeOfCategory,
  scoredCodes,
} from '../../../apps/reference-server/src/driver-sums/score-codes.ts';
import {
  costColumn,
  spanLengths,
  totalColumn,
} from '../../../apps/reference-server/src/driver-sums/span-columns.ts';
import { graphql, signIn } from '../../../apps/reference-server/src/testing/client.ts';
import {
  driverAlertsQuery,
  scoreQuery,
  scoresQuery,
} from '../../../apps/reference-server/src/testing/driver-score-operations.ts';
import { addCompany, addUser } from '../../../apps/reference-server/src/testing/fixtures.ts';
import { startPostgres } from '../../../apps/reference-server/src/testing/postgres.ts';
import {
  type TestServer,
  startTestServer,
} from '../../../apps/reference-server/src/testing/start-test-server.ts';
import { type Figures, figuresOf, line } from '../lib/figures.ts';

/** `PANTAU_BENCH_DRIVERS=500` tries the suite at a smaller scale. */
const DRIVERS = Number(process.env['PANTAU_BENCH_DRIVERS'] ?? 5_000);
const ALERTS_PER_DRIVER = 400;
const DAYS = 365;
/** Goal on Postgres: 95 % of the overviews take less. */
const GOAL_MS = 300;
/** Highest allowed ratio of the overview of a year to that of a week. */
const MAX_TIMES_WEEK = 4;
const REQUESTS = 20;
const WARM_UP = 3;
const DAY_MS = 86_400_000;
const DATABASE = 'PANTAU_TEST_DATABASE_URL';

/** Stores a year of driving and alerts by SQL alone: ingest is measured elsewhere. */
async function fill({ db, clock }: TestServer): Promise<void> {
  const now = new Date(clock.now()).toISOString();
  const today = Math.floor((clock.now() + 7 * 3_600_000) / DAY_MS);
  const codes = `{${scoredCodes.join(',')}}`;
  await db.execute(sql`
    insert into drivers (company_id, fullname) select 1, 'Driver ' || n from generate_series(1, ${DRIVERS}::integer) n`);
  await db.execute(sql`
    insert into vehicles (company_id, license_plate, driver_id) select 1, 'B ' || id || ' BEN', id from drivers`);
  await db.execute(sql`
    insert into devices (company_id, vehicle_id, imei) select 1, id, 'bench-' || id from vehicles`);
  await db.execute(sql`
    insert into raw_alerts (company_id, seq, created_seq, dedupe_key, created_on, received_on, vehicle_id, device_id,
      driver_id, alert_code, alert_rule_ids, cost)
    select 1, n, n, 'bench-' || n, at, at, vehicle, device, driver,
      (${codes}::integer[])[1 + floor(random() * ${scoredCodes.length}::integer)::integer], '{}', 2
    from (
      select row_number() over () as n, v.id as vehicle, d.id as device, v.driver_id as driver,
        ${now}::timestamptz - random() * interval '364 days' as at
      from vehicles v join devices d on d.vehicle_id = v.id
        cross join generate_series(1, ${ALERTS_PER_DRIVER}::integer)
    ) as made`);
  const columns = scoreCategories.flatMap((category) => [
    totalColumn(category),
    costColumn(category),
  ]);
  const sums = scoreCategories.flatMap((category) => {
    const isCategory = `code = ${codeOfCategory.get(category)}`;
    return [`count(*) filter (where ${isCategory})`, `200 * count(*) filter (where ${isCategory})`];
  });
  await db.execute(sql`
    insert into driver_spans (company_id, driver_id, days, first_day, metres, driving_seconds, last_sync,
      ${sql.raw(columns.join(', '))})
    select 1, driver, days, day - day % days, sum(metres), sum(seconds), max(at), ${sql.raw(sums.join(', '))}
    from (
      select driver_id as driver, floor((extract(epoch from created_on) + 25200) / 86400)::integer as day,
        alert_code as code, 0 as metres, 0 as seconds, received_on as at
      from raw_alerts
      union all
      select id, day, null, 100000 + floor(random() * 200000), 14400, ${now}::timestamptz
      from drivers cross join generate_series(${today - DAYS + 1}::integer, ${today}::integer) as day
    ) as made
    cross join (values ${sql.raw(spanLengths.map((days) => `(${days})`).join(', '))}) as lengths(days)
    group by driver, days, day - day % days`);
  for (const table of ['drivers', 'vehicles', 'raw_alerts', 'driver_spans']) {
    await db.execute(sql`vacuum analyze ${sql.raw(table)}`);
  }
}

async function measure(request: () => Promise<{ isSuccessful: boolean }>): Promise<Figures> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + REQUESTS; index += 1) {
    const start = performance.now();
    const { isSuccessful } = await request();
    if (!isSuccessful) throw new Error('The request failed.');
    if (index >= WARM_UP) times.push(performance.now() - start);
  }
  return figuresOf(times);
}

async function runOn(name: string): Promise<string[]> {
  const server = await startTestServer();
  try {
    await addCompany(server.db, 1, { timeZone: 'Asia/Jakarta' });
    const start = performance.now();
    await fill(server);
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    const alerts = DRIVERS * ALERTS_PER_DRIVER;
    console.log(`${name}: ${DRIVERS} drivers and ${alerts} alerts, stored in ${seconds} s`);
    const { accessToken } = await signIn(
      server,
      await addUser(server.db, 1, [menuScopes.driverScore]),
    );
    const day = (ago: number): string =>
      new Date(server.clock.now() + 7 * 3_600_000 - ago * DAY_MS).toISOString().slice(0, 10);
    const since = (days: number) => ({ startDate: day(days - 1), endDate: day(0) });
    const send = (query: string, filter: object) => () =>
      graphql(server, accessToken, query, { filter });
    const first = await graphql(server, accessToken, scoresQuery, { filter: since(7) });
    const { driverId } = first.data[0];
    const overviews: readonly (readonly [string, object])[] = [
      ['overview, 7 days', since(7)],
      ['overview, 30 days', since(30)],
      ['overview, 12 months', since(DAYS)],
      ['by alerts of a category', { ...since(30), sort: { field: 'yawn', direction: 'desc' } }],
      ['search', { ...since(30), search: 'Driver 12' }],
      ['last page', { ...since(30), pagination: { page: Math.ceil(DRIVERS / 20) } }],
    ];
    const found = new Map<string, Figures>();
    for (const [title, filter] of overviews) {
      const figures = await measure(send(scoresQuery, filter));
      found.set(title, figures);
      console.log(line(title, figures));
    }
    const ofDriver = { driverId, ...since(DAYS) };
    console.log(line('one driver, 12 months', await measure(send(scoreQuery, ofDriver))));
    console.log(line('alerts of a driver', await measure(send(driverAlertsQuery, ofDriver))));
    const slowest = Math.max(...[...found.values()].map(({ p95 }) => p95));
    console.log(`goal p95 < ${GOAL_MS} ms on Postgres: ${slowest < GOAL_MS ? 'met' : 'missed'}`);
    const week = found.get('overview, 7 days')?.p95 ?? NaN;
    const times = (found.get('overview, 12 months')?.p95 ?? NaN) / week;
    return times > MAX_TIMES_WEEK
      ? [`${name}: the overview of a year takes ${times.toFixed(1)} times as long as of a week`]
      : [];
  } finally {
    await server.close();
  }
}

/**
 * How long the server takes for the overview of many drivers, over HTTP, on Postgres and on PGlite.
 *
 * @returns what takes longer than allowed
 */
export async function run(): Promise<string[]> {
  const before = process.env[DATABASE];
  const postgres = before === undefined ? await startPostgres() : null;
  try {
    process.env[DATABASE] = before ?? postgres?.url;
    const problems = await runOn('Postgres');
    Reflect.deleteProperty(process.env, DATABASE);
    return [...problems, ...(await runOn('PGlite'))];
  } finally {
    if (before !== undefined) process.env[DATABASE] = before;
    await postgres?.stop();
  }
}
