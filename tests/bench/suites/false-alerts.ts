import { scopes } from '@pantau/core/contract';
import { sql } from 'drizzle-orm';
import { takeSequence } from '../../../apps/reference-server/src/db/sequence.ts';
import { graphql, signIn } from '../../../apps/reference-server/src/testing/client.ts';
import {
  alertSharesQuery,
  breakdownQuery,
  ruleSharesQuery,
} from '../../../apps/reference-server/src/testing/false-alert-operations.ts';
import {
  addCompany,
  addRule,
  addUser,
  addVehicle,
} from '../../../apps/reference-server/src/testing/fixtures.ts';
import { startPostgres } from '../../../apps/reference-server/src/testing/postgres.ts';
import {
  type TestServer,
  startTestServer,
} from '../../../apps/reference-server/src/testing/start-test-server.ts';
import { type Figures, figuresOf, line } from '../lib/figures.ts';

/** `PANTAU_BENCH_ALERTS=50000` tries the suite at a smaller scale, and `PANTAU_BENCH_PGLITE=off` only on Postgres. */
const ALERTS = Number(process.env['PANTAU_BENCH_ALERTS'] ?? 500_000);
/** Alerts stored by one statement. */
const SLICE = 25_000;
const VEHICLES = 1_000;
const RULES = 60;
const REQUESTS = 20;
const WARM_UP = 3;
const DATABASE = 'PANTAU_TEST_DATABASE_URL';

/** Days over which the alerts are spread: 87,500 of them count, or all. */
const spans = [40, 7];
/** Highest allowed ratio of the shares of all rules to plainly counting the alerts of these days. */
const MAX_TIMES_COUNT = 8;

/** Stores alerts of 60 rules, two of them mostly false; one alert in fifty of the others is false. */
async function fill({ db, clock }: TestServer, rules: readonly number[], days: number) {
  const { deviceId } = await addVehicle(db, 1);
  await db.execute(sql`insert into vehicles (company_id, license_plate)
    select 1, 'B ' || (1000 + n) || ' KXT' from generate_series(1, ${VEHICLES}::integer) n`);
  const ids = sql`${`{${rules.join(',')}}`}::integer[]`;
  // In slices: a statement that takes too long is cancelled.
  for (let from = 1; from <= ALERTS; from += SLICE) {
    await db.execute(sql`insert into raw_alerts (company_id, seq, created_seq, dedupe_key, created_on,
        received_on, vehicle_id, device_id, alert_code, alert_rule_ids, is_false_alert)
      select 1, n, n, 'bench-' || n, at, at, v.id, ${deviceId}::integer,
        (array[8, 10, 15, 17, 51, 52, 90])[1 + n % 7], array[(${ids})[1 + n % ${RULES}::integer]],
        case when n % ${RULES}::integer < 2 then n % 7 < 5 else n % 53 = 0 end
      from generate_series(${from}::integer, ${Math.min(ALERTS, from + SLICE - 1)}::integer) n
      cross join lateral (select to_timestamp(${clock.now()}::float8 / 1000) - n * interval '1 second'
        * ${(days * 86_400) / ALERTS}::float8 as at) moments
      join (select id, row_number() over (order by id) as place from vehicles where company_id = 1) v
        on v.place = 1 + (n * 7) % ${VEHICLES}::integer`);
  }
  await takeSequence(db, 1, ALERTS);
  await db.execute(sql`insert into user_logs (company_id, raw_alert_id, type_field, data, created_on, user_id)
    select 1, id, 'FalseAlert', jsonb_build_object('isFalseAlert', true, 'reason',
      case when id % 5 = 0 then 'Text ' || id % 200 else (array['no occurrences', 'Sun'])[1 + id % 2] end)::text,
      created_on, (select min(id) from users) from raw_alerts where is_false_alert`);
  await db.execute(sql`analyze`);
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

async function runOn(name: string, days: number): Promise<string[]> {
  const server = await startTestServer();
  try {
    await addCompany(server.db, 1);
    const user = await addUser(server.db, 1, [scopes.alertCenterMain, scopes.alertRuleRead]);
    const rules: number[] = [];
    for (let index = 0; index < RULES; index += 1)
      rules.push(await addRule(server.db, 1, 'Important', [user]));
    await fill(server, rules, days);
    console.log(`${name}: ${ALERTS} alerts in ${days} days`);
    const { accessToken } = await signIn(server, user);
    const send = (query: string, filter?: object) => () =>
      graphql(server, accessToken, query, filter === undefined ? {} : { filter });
    const { data } = await send(ruleSharesQuery)();
    if (data.rules.length !== 2) throw new Error(`${data.rules.length} rules are listed`);
    const shares = await measure(send(ruleSharesQuery));
    console.log(line('shares of all rules', shares));
    console.log(line('shares, alert centre', await measure(send(alertSharesQuery))));
    const alertRuleId = data.rules[0].alertRuleId;
    const ofRule = await measure(send(breakdownQuery, { alertRuleId }));
    console.log(line('reasons of one rule', ofRule));
    console.log(line('reasons of all rules', await measure(send(breakdownQuery, {}))));
    const since = new Date(server.clock.now() - 7 * 86_400_000).toISOString();
    const counted = await measure(async () => {
      await server.db
        .execute(sql`select count(*) from raw_alerts join vehicles v on v.id = vehicle_id
        where raw_alerts.company_id = 1 and raw_alerts.created_on > ${since}::timestamptz and not v.is_shared`);
      return { isSuccessful: true };
    });
    console.log(line('counting alerts, statement', counted));
    const times = shares.p50 / counted.p50;
    return times > MAX_TIMES_COUNT
      ? [`${name}: the shares take ${times.toFixed(1)} times as long as counting the alerts`]
      : [];
  } finally {
    await server.close();
  }
}

/**
 * How long the server takes to count false alerts of rules, over HTTP, on Postgres and on PGlite.
 *
 * @returns what takes longer than allowed
 */
export async function run(): Promise<string[]> {
  const before = process.env[DATABASE];
  const postgres = before === undefined ? await startPostgres() : null;
  const problems: string[] = [];
  try {
    process.env[DATABASE] = before ?? postgres?.url;
    for (const days of spans) problems.push(...(await runOn('Postgres', days)));
    Reflect.deleteProperty(process.env, DATABASE);
    if (process.env['PANTAU_BENCH_PGLITE'] === 'off') return problems;
    for (const days of spans) problems.push(...(await runOn('PGlite', days)));
    return problems;
  } finally {
    if (before !== undefined) process.env[DATABASE] = before;
    await postgres?.stop();
  }
}
