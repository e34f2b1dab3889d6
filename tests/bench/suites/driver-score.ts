import { menuScopes } from '@pantau/core/contract';
import { graphql, signIn } from '../../../apps/reference-server/src/testing/client.ts';
import {
  driverAlertsQuery,
  scoreQuery,
  scoresQuery,
} from '../../../apps/reference-server/src/testing/driver-score-operations.ts';
import { addCompany, addUser } from '../../../apps/reference-server/src/testing/fixtures.ts';
import { startPostgres } from '../../../apps/reference-server/src/testing/postgres.ts';
import { startTestServer } from '../../../apps/reference-server/src/testing/start-test-server.ts';
import { fillYear } from '../lib/driven-year.ts';
import { type Figures, figuresOf, line } from '../lib/figures.ts';

/** `PANTAU_BENCH_DRIVERS=500` tries the suite at a smaller scale, and `PANTAU_BENCH_PGLITE=off` only on Postgres. */
const DRIVERS = Number(process.env['PANTAU_BENCH_DRIVERS'] ?? 5_000);
/**
 * PGlite stores about 4,000 alerts a second, so that two million take ten minutes. It is measured with a tenth, the size
 * of a large company that still runs without a database server; `PANTAU_BENCH_PGLITE_DRIVERS=5000` measures all.
 */
const PGLITE_DRIVERS = Math.min(DRIVERS, Number(process.env['PANTAU_BENCH_PGLITE_DRIVERS'] ?? 500));
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

async function runOn(name: string, drivers: number): Promise<string[]> {
  const server = await startTestServer();
  try {
    await addCompany(server.db, 1, { timeZone: 'Asia/Jakarta' });
    const start = performance.now();
    const year = { drivers, alertsPerDriver: ALERTS_PER_DRIVER, days: DAYS };
    await fillYear(server, year);
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    const alerts = drivers * ALERTS_PER_DRIVER;
    console.log(`${name}: ${drivers} drivers and ${alerts} alerts, stored in ${seconds} s`);
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
      ['last page', { ...since(30), pagination: { page: Math.ceil(drivers / 20) } }],
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
    if (name === 'Postgres') {
      console.log(`goal p95 < ${GOAL_MS} ms: ${slowest < GOAL_MS ? 'met' : 'missed'}`);
    }
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
    const problems = await runOn('Postgres', DRIVERS);
    Reflect.deleteProperty(process.env, DATABASE);
    return process.env['PANTAU_BENCH_PGLITE'] === 'off'
      ? problems
      : [...problems, ...(await runOn('PGlite', PGLITE_DRIVERS))];
  } finally {
    if (before !== undefined) process.env[DATABASE] = before;
    await postgres?.stop();
  }
}
