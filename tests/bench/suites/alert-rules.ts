import { startPostgres } from '../../../apps/reference-server/src/testing/postgres.ts';
import { createIngest, type Vehicle } from '../../support/ingest.ts';
import { type Server, startServer } from '../../support/server.ts';
import { password, users } from '../../support/users.ts';

/** Goal: alerts per second, measured until their rows are stored, on one core (`taskset -c 0`), with Postgres. */
const GOAL_PER_SECOND = 500;
/** Lowest allowed share of the speed with the demo's rules only. */
const MIN_SHARE = 0.25;
/** 1 is full scale. */
const scale = Number(process.env['PANTAU_BENCH_SCALE'] ?? 1);
const RULES = Math.round(2_000 * scale);
const ALERTS = Math.round(20_000 * scale);
const BATCH = 500;
const VEHICLES = 100;
const codes = [8, 10, 14, 15, 17, 51, 117];

type Json = Readonly<Record<string, unknown>>;
type Send = (query: string, variables: Json) => Promise<Json>;

async function connect({ origin }: Server): Promise<Send> {
  const signedIn = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: users.manager, password }),
  });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  return async (query, variables) => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as {
      data?: Record<string, Json>;
      errors?: unknown;
    };
    const [result] = Object.values(data ?? {});
    if (result?.['isSuccessful'] !== true) throw new Error(JSON.stringify(errors ?? result));
    return result;
  };
}

const idsOf = ({ data }: Json, name: string): string[] =>
  (data as Record<string, string>[]).flatMap((row) => row[name] ?? []);

/** Adds active rules of mixed kinds: limits, durations, counts, schedules, geofences, vehicles, groups. */
async function addRules(send: Send): Promise<void> {
  const list = (name: string, id: string): Promise<string[]> =>
    send(
      `{ ${name}(filter: {pagination: {show: 1000}}) { isSuccessful data { ${id} } } }`,
      {},
    ).then((result) => idsOf(result, id));
  const vehicleIds = await list('ruleVehicles', 'id');
  const vgroupIds = await list('ruleVgroups', 'id');
  const geofenceIds = await list('ruleGeofences', 'geofenceId');
  const kinds: readonly ((index: number) => Json)[] = [
    (index) => ({ minThresholdTime: 1 + (index % 60) }),
    (index) => ({ alertCountThreshold: 2 + (index % 9), alertCountWindow: 60 + (index % 50) * 60 }),
    (index) => ({
      withSchedule: true,
      startTime: '22:00',
      endTime: '04:59',
      dayOfWeek: [1 + (index % 7)],
    }),
    (index) => ({
      withGeofence: true,
      isInsideGeofence: index % 2 === 0,
      geofenceIds: geofenceIds.slice(0, 3),
    }),
    (index) => ({ vehicleIds: vehicleIds.filter((_, place) => place % 10 === index % 10) }),
    (index) => ({
      vgroupIds: vgroupIds.slice(index % vgroupIds.length, (index % vgroupIds.length) + 2),
    }),
    () => ({ withSchedule: true, startTime: '06:00', endTime: '18:00', vgroupIds }),
  ];
  for (let index = 0; index < RULES; index += 1) {
    const kind = kinds[index % kinds.length]?.(index) ?? {};
    await send(
      'mutation($input: AlertRuleInput!) { createAlertRule(input: $input) { isSuccessful message } }',
      {
        input: {
          label: `Rule ${index}`,
          // Another step than the kinds', so that every code has rules of every kind.
          alertCode: codes[Math.floor(index / kinds.length) % codes.length],
          isActive: true,
          alertUrgencyType: index % 3 === 0 ? 'Urgent' : 'Important',
          withSchedule: false,
          withGeofence: false,
          isInsideGeofence: true,
          autoPopup: false,
          ...kind,
        },
      },
    );
  }
}

let posted = 0;

/** @returns alerts per second, until their rows are stored */
async function postAlerts(
  server: Server,
  vehicles: readonly Vehicle[],
  count: number,
): Promise<number> {
  const ingest = createIngest(server);
  const from = Date.now();
  const start = performance.now();
  for (let sent = 0; sent < count; sent += BATCH) {
    const body = Array.from({ length: Math.min(BATCH, count - sent) }, () => {
      posted += 1;
      return {
        imei: vehicles[posted % vehicles.length]?.imei,
        alertCode: codes[posted % codes.length],
        createdOn: from - posted * 100,
        alertTrigger: 40 + (posted % 60),
        durationSeconds: posted % 90,
        latitude: -6.2 + (posted % 50) / 100,
        longitude: 106.8 + (posted % 50) / 100,
      };
    });
    const results = await ingest.post('alerts', body);
    const refused = results.find(({ outcome }) => outcome !== 'accepted');
    if (refused !== undefined) throw new Error(`Not accepted: ${JSON.stringify(refused)}`);
  }
  return (count * 1_000) / (performance.now() - start);
}

async function measure(name: string, env: Readonly<Record<string, string>>): Promise<string[]> {
  const server = await startServer({ env });
  try {
    const vehicles = Array.from({ length: VEHICLES }, (_, index) => ({
      imei: `BENCH-${index}`,
      licensePlate: `BENCH ${index}`,
    }));
    await createIngest(server).register(vehicles);
    await postAlerts(server, vehicles, BATCH);
    const few = await postAlerts(server, vehicles, ALERTS);
    const started = performance.now();
    await addRules(await connect(server));
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    // The first request loads the rules.
    await postAlerts(server, vehicles, BATCH);
    const many = await postAlerts(server, vehicles, ALERTS);
    const share = many / few;
    const isMet = many >= GOAL_PER_SECOND ? 'met' : 'missed';
    console.log(
      `${name.padEnd(9)} ${RULES} rules: ${many.toFixed(0)} alerts/s (goal ${GOAL_PER_SECOND}: ${isMet}), ` +
        `${(share * 100).toFixed(0)} % of ${few.toFixed(0)} alerts/s with the demo's rules; ` +
        `rules created in ${seconds} s`,
    );
    return share >= MIN_SHARE
      ? []
      : [`${name}: ${RULES} rules leave ${(share * 100).toFixed(0)} %`];
  } finally {
    await server.dispose();
  }
}

/**
 * Alerts per second with 2,000 active rules of mixed kinds, on Postgres and on PGlite. `PANTAU_BENCH_SCALE=0.1` runs a
 * tenth of the rules and alerts.
 *
 * @returns figures that are worse than allowed
 */
export async function run(): Promise<string[]> {
  const postgres = await startPostgres();
  try {
    return [
      ...(await measure('Postgres', { DATABASE_URL: postgres.url, PANTAU_DEMO: 'on' })),
      ...(await measure('PGlite', {})),
    ];
  } finally {
    await postgres.stop();
  }
}
