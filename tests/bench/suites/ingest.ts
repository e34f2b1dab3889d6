import { sql } from 'drizzle-orm';
import { scoredCodes } from '../../../apps/reference-server/src/driver-sums/score-codes.ts';
import { postJson } from '../../../apps/reference-server/src/testing/client.ts';
import { addCompany } from '../../../apps/reference-server/src/testing/fixtures.ts';
import { startPostgres } from '../../../apps/reference-server/src/testing/postgres.ts';
import {
  type TestServer,
  startTestServer,
} from '../../../apps/reference-server/src/testing/start-test-server.ts';
import { figuresOf, line } from '../lib/figures.ts';

const VEHICLES = 500;
const ALERTS = 500;
const ROUNDS = 24;
const WARM_UP = 4;
/** Goal: the sums of driver scores make ingest slower by no more than this. */
const GOAL = 1.15;
/** Highest allowed ratio; the suite fails beyond it. */
const MAX_RATIO = 2;
const DATABASE = 'PANTAU_TEST_DATABASE_URL';

/** Two fleets of the same size, of which one has drivers. Sums are kept of these only. */
async function fill({ db }: TestServer): Promise<void> {
  await addCompany(db, 1, { timeZone: 'Asia/Jakarta' });
  await db.execute(sql`
    insert into drivers (company_id, fullname) select 1, 'Driver ' || n from generate_series(1, ${VEHICLES}::integer) n`);
  await db.execute(sql`
    insert into vehicles (company_id, license_plate, driver_id)
    select 1, 'B ' || id || ' ONE', id from drivers union all select 1, 'B ' || id || ' TWO', null from drivers`);
  await db.execute(sql`
    insert into devices (company_id, vehicle_id, imei)
    select 1, id, case when driver_id is null then 'none-' || row_number() over (partition by driver_id is null order by id)
      else 'driven-' || row_number() over (partition by driver_id is null order by id) end
    from vehicles`);
}

let posted = 0;

/** Posts a batch whose alerts come from so many vehicles; how long it took, in ms. */
async function post(
  server: TestServer,
  fleet: 'driven' | 'none',
  vehicles: number,
): Promise<number> {
  posted += 1;
  const createdOn = server.clock.now() - posted;
  const items = Array.from({ length: ALERTS }, (_, index) => ({
    imei: `${fleet}-${1 + (index % vehicles)}`,
    alertCode: scoredCodes[index % scoredCodes.length],
    createdOn: new Date(createdOn - index * 1_000).toISOString(),
    cost: 2,
  }));
  const start = performance.now();
  const headers = { authorization: 'Bearer test-ingest-key-of-company-1' };
  const response = await postJson(server, '/api/ingest/alerts', items, headers);
  const { results } = (await response.json()) as { results: { outcome: string }[] };
  const took = performance.now() - start;
  if (results.some(({ outcome }) => outcome !== 'accepted')) throw new Error('Not accepted');
  return took;
}

async function runOn(name: string): Promise<string[]> {
  const server = await startTestServer();
  try {
    await fill(server);
    const problems: string[] = [];
    for (const vehicles of [20, VEHICLES]) {
      const times: Record<'driven' | 'none', number[]> = { driven: [], none: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        // In turn, so that both meet the same load of the machine.
        for (const fleet of ['none', 'driven'] as const) {
          const took = await post(server, fleet, vehicles);
          if (round >= WARM_UP) times[fleet].push(took);
        }
      }
      const [without, withSums] = [figuresOf(times.none), figuresOf(times.driven)];
      const ratio = withSums.p50 / without.p50;
      console.log(line(`${name}, ${vehicles} vehicles, no sums`, without));
      console.log(line(`${name}, ${vehicles} vehicles, sums`, withSums));
      const outcome = ratio <= GOAL ? 'met' : 'missed';
      console.log(`ratio of the medians ${ratio.toFixed(2)} (goal ${GOAL}: ${outcome})`);
      if (ratio > MAX_RATIO) {
        problems.push(`${name}, ${vehicles} vehicles: sums take ${ratio.toFixed(2)} times as long`);
      }
    }
    return problems;
  } finally {
    await server.close();
  }
}

/**
 * How much slower the ingest of alerts is with the sums of driver scores: batches of 500 alerts over HTTP, from vehicles
 * with and without drivers, from few vehicles and from as many as alerts.
 *
 * @returns ratios above the limit
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
