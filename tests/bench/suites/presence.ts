import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { graphql, signIn } from '../../../apps/reference-server/src/testing/client.ts';
import {
  addAlert,
  addCompany,
  addRule,
  addUser,
  addVehicle,
} from '../../../apps/reference-server/src/testing/fixtures.ts';
import { payloadQuery } from '../../../apps/reference-server/src/testing/operations.ts';
import { startPostgres } from '../../../apps/reference-server/src/testing/postgres.ts';
import {
  type TestServer,
  startTestServer,
} from '../../../apps/reference-server/src/testing/start-test-server.ts';
import { scopes } from '@pantau/core/contract';
import { figuresOf, line } from '../lib/figures.ts';
import type { People } from '../lib/present-people.ts';

const PEOPLE = 50;
const ALERTS = 40;
/** Each of them opens another alert this often. */
const MOVE_EVERY_MS = 10_000;
/** Until then the process also compiles what it runs often. */
const SETTLE_MS = 20_000;
const MEASURE_MS = 30_000;
/** Goal: presence takes this share of a core, in percent. */
const GOAL = 2;
/** Goal: others are informed within this time, ms (PO-310). */
const GOAL_MS = 500;
/** The suite fails beyond this multiple of a goal. */
const LIMIT = 2;
const DATABASE = 'PANTAU_TEST_DATABASE_URL';

const mayAct = [
  ...[scopes.alertCenterMain, scopes.alertCenterUrgent, scopes.alertAction],
  ...[scopes.alertNote, scopes.alertMedia],
];

async function fill(server: TestServer): Promise<People> {
  const { db, clock, url } = server;
  await addCompany(db, 1);
  const users = [];
  for (let count = 0; count < PEOPLE; count += 1) users.push(await addUser(db, 1, mayAct));
  const rule = await addRule(db, 1, 'Urgent', users);
  const vehicle = await addVehicle(db, 1);
  const alertIds: string[] = [];
  for (let count = 0; count < ALERTS; count += 1) {
    alertIds.push(String((await addAlert(db, clock, { vehicle, alertRuleIds: [rule] })).id));
  }
  const people = [];
  for (const user of users) {
    const { accessToken: token } = await signIn(server, user);
    const { payload } = await graphql(server, token, payloadQuery, { filter: {} });
    people.push({ userId: String(user.id), token, payload });
  }
  return { url, people, alertIds, moveEveryMs: MOVE_EVERY_MS };
}

/** Share of a core that this process takes, in percent: the server, and the database if it is embedded. */
async function coreShare(): Promise<number> {
  await wait(SETTLE_MS);
  const [cpu, start] = [process.cpuUsage(), performance.now()];
  await wait(MEASURE_MS);
  const { user, system } = process.cpuUsage(cpu);
  return (user + system) / 10 / (performance.now() - start);
}

async function runOn(name: string): Promise<string[]> {
  const server = await startTestServer();
  const crowd = fork(new URL('../lib/present-people.ts', import.meta.url));
  try {
    crowd.send(await fill(server));
    await once(crowd, 'message');
    const before = await coreShare();
    crowd.send('look');
    const share = (await coreShare()) - before;
    const percent = (value: number): string => `${value.toFixed(2)} %`;
    console.log(
      `${name}: ${PEOPLE} people listening ${percent(before)} of a core, their presence ${percent(share)} (goal ${GOAL} %: ${share < GOAL ? 'met' : 'missed'})`,
    );
    crowd.send('delays');
    const [delays] = (await once(crowd, 'message')) as [number[]];
    const informed = figuresOf(delays);
    const { p95 } = informed;
    const verdict = p95 < GOAL_MS ? 'met' : 'missed';
    console.log(
      `${line(`${name}: others are informed`, informed)}   goal ${GOAL_MS} ms: ${verdict}`,
    );
    return [
      ...(share > LIMIT * GOAL ? [`${name}: presence takes ${percent(share)} of a core`] : []),
      ...(p95 < LIMIT * GOAL_MS ? [] : [`${name}: others are informed after ${p95.toFixed(0)} ms`]),
    ];
  } finally {
    crowd.kill();
    await server.close();
  }
}

/**
 * What the presence of 50 people in one company costs a node beyond their live connections: each has an alert open,
 * repeats that every 3 s, and opens another one every 10 s.
 *
 * @returns shares above the limit
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
