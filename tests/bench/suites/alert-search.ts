import { scopes } from '@pantau/core/contract';
import { sql } from 'drizzle-orm';
import { takeSequence } from '../../../apps/reference-server/src/db/sequence.ts';
import { graphql, signIn } from '../../../apps/reference-server/src/testing/client.ts';
import {
  addCompany,
  addRule,
  addUser,
  addVehicle,
} from '../../../apps/reference-server/src/testing/fixtures.ts';
import {
  rawAlertsQuery,
  totalsQuery,
} from '../../../apps/reference-server/src/testing/operations.ts';
import { startPostgres } from '../../../apps/reference-server/src/testing/postgres.ts';
import {
  type TestServer,
  startTestServer,
} from '../../../apps/reference-server/src/testing/start-test-server.ts';
import { type Figures, figuresOf, line } from '../lib/figures.ts';

/** `PANTAU_BENCH_ALERTS=50000` tries the suite at a smaller scale, and `PANTAU_BENCH_PGLITE=off` only on Postgres. */
const ALERTS = Number(process.env['PANTAU_BENCH_ALERTS'] ?? 500_000);
/** The alerts are spread over these days, so that a twentieth of them is in the 48 hours. */
const DAYS = 40;
/** Alerts stored by one statement. */
const SLICE = 25_000;
const VEHICLES = 1_000;
const DRIVERS = 1_200;
/** Goal on Postgres: 95 % of the searches take less. */
const GOAL_MS = 80;
/** Highest allowed ratio of a search to the same list without one. */
const MAX_TIMES_LIST = 12;
const REQUESTS = 20;
const WARM_UP = 3;
const DATABASE = 'PANTAU_TEST_DATABASE_URL';

/** The alert centre does not request the total of a list. */
const listQuery = rawAlertsQuery.replace(' total ', ' ');

/** Stores vehicles, drivers and alerts of company 1; every fifth alert of the last two days is unresolved. */
async function fill({ db, clock }: TestServer, ruleId: number): Promise<void> {
  const first = await addVehicle(db, 1);
  await db.execute(sql`insert into drivers (company_id, fullname)
    select 1, 'Driver ' || n from generate_series(1, ${DRIVERS}::integer) n`);
  await db.execute(sql`insert into vehicles (company_id, license_plate)
    select 1, 'B ' || (1000 + n) || ' KXT' from generate_series(1, ${VEHICLES}::integer) n`);
  // In slices: a statement that takes too long is cancelled.
  for (let from = 1; from <= ALERTS; from += SLICE) {
    await addAlerts({ db, clock }, { ruleId, deviceId: first.deviceId }, from);
  }
  await takeSequence(db, 1, ALERTS);
  await db.execute(sql`analyze`);
}

async function addAlerts(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { ruleId, deviceId }: { readonly ruleId: number; readonly deviceId: number },
  from: number,
): Promise<void> {
  await db.execute(sql`insert into raw_alerts (company_id, seq, created_seq, dedupe_key, created_on,
      received_on, vehicle_id, device_id, driver_id, alert_code, alert_rule_ids, address, geofences, is_resolved)
    select 1, n, n, 'bench-' || n, at, at, v.id, ${deviceId}::integer, d.id,
      (array[8, 10, 15, 17, 51, 52, 117])[1 + n % 7], array[${ruleId}::integer],
      'Jl. Jenderal Sudirman No. ' || (n % 900) || ', Kota ' || (n % 60),
      jsonb_build_array(jsonb_build_object('geofenceId', n % 50, 'fenceName', 'Depot ' || (n % 50))),
      n % 5 > 0
    from generate_series(${from}::integer, ${Math.min(ALERTS, from + SLICE - 1)}::integer) n
    cross join lateral (select to_timestamp(${clock.now()}::float8 / 1000) - n * interval '1 second'
      * ${(DAYS * 86_400) / ALERTS}::float8 as at) moments
    join (select id, row_number() over (order by id) as place from vehicles where company_id = 1) v
      on v.place = 1 + n % ${VEHICLES}::integer
    join (select id, row_number() over (order by id) as place from drivers where company_id = 1) d
      on d.place = 1 + n % ${DRIVERS}::integer`);
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

const searches: readonly (readonly [title: string, search: object])[] = [
  ['a plate', { text: '1234' }],
  ['a driver', { text: 'driver 77' }],
  ['a place, often', { text: 'sudirman' }],
  ['a place, rarely', { text: 'kota 59 899' }],
  ['an event', { text: 'distracted' }],
  ['nothing', { text: 'nowhere' }],
  ['unread, a group of events', { isUnread: true, group: ['dms'] }],
];

async function runOn(name: string): Promise<string[]> {
  const server = await startTestServer();
  try {
    await addCompany(server.db, 1);
    const held = [scopes.alertCenterMain, scopes.alertCenterUrgent];
    const user = await addUser(server.db, 1, held);
    const started = performance.now();
    await fill(server, await addRule(server.db, 1, 'Important', [user]));
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(`${name}: ${ALERTS} alerts in ${DAYS} days, stored in ${seconds} s`);
    const { accessToken } = await signIn(server, user);
    const startDate = new Date(server.clock.now() - 48 * 3_600_000).toISOString();
    const range = { startDate, endDate: new Date(server.clock.now() + 86_400_000).toISOString() };
    const send = (query: string, filter: object) => () =>
      graphql(server, accessToken, query, { filter: { ...range, ...filter } });
    const list = { isImportant: true };
    const whole = await measure(send(listQuery, list));
    console.log(line('list, without a search', whole));
    console.log(line('counts, without a search', await measure(send(totalsQuery, {}))));
    let slowest = 0;
    for (const [title, search] of searches) {
      const listed = await measure(send(listQuery, { ...list, search }));
      const counted = await measure(send(totalsQuery, { search }));
      console.log(line(`list: ${title}`, listed));
      console.log(line(`counts: ${title}`, counted));
      slowest = Math.max(slowest, listed.p95, counted.p95);
    }
    console.log(`goal p95 < ${GOAL_MS} ms on Postgres: ${slowest < GOAL_MS ? 'met' : 'missed'}`);
    const times = slowest / whole.p95;
    return times > MAX_TIMES_LIST
      ? [`${name}: a search takes ${times.toFixed(1)} times as long as the list without one`]
      : [];
  } finally {
    await server.close();
  }
}

/**
 * How long the server takes to search the alerts of 48 hours, over HTTP, on Postgres and on PGlite.
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
    return process.env['PANTAU_BENCH_PGLITE'] === 'off'
      ? problems
      : [...problems, ...(await runOn('PGlite'))];
  } finally {
    if (before !== undefined) process.env[DATABASE] = before;
    await postgres?.stop();
  }
}
