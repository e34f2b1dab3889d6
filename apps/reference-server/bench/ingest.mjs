/**
 * Measures how many alerts per second the server ingests. Starts its own server in memory or, with
 * `DATABASE_URL`, on that database, which should be empty.
 *
 *     node apps/reference-server/bench/ingest.mjs [alerts]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const total = Number(process.argv[2] ?? 20_000);
const key = 'ingest-key-of-the-benchmark';
const vehicles = 50;
const parallel = 16;

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}

/** @param {number} port */
async function startServer(port) {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@pantau/source', main], {
    env: {
      ...process.env,
      PORT: String(port),
      PANTAU_DATA_DIR: 'memory://',
      PANTAU_DEMO: 'on',
      PANTAU_SIMULATOR: 'off',
      PANTAU_INGEST_KEY: key,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of child.stdout) if (String(text).includes('ready at')) return child;
  throw new Error('The server did not start.');
}

const port = await freePort();
const server = await startServer(port);
const start = Date.now();
let created = 0;

function alert() {
  created += 1;
  return {
    imei: `BENCH-${created % vehicles}`,
    alertCode: [8, 10, 15, 51][created % 4],
    createdOn: start - created,
    alertTrigger: 80 + (created % 40),
    latitude: -6.2,
    longitude: 106.8 + (created % 100) / 1000,
  };
}

/** @param {string} path @param {unknown} body */
async function post(path, body) {
  const response = await fetch(`http://127.0.0.1:${port}/api/ingest/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { results } = /** @type {{ results: { outcome: string }[] }} */ (await response.json());
  const rejected = results.find((result) => result.outcome !== 'accepted');
  if (rejected !== undefined) throw new Error(`Not accepted: ${JSON.stringify(rejected)}`);
}

/** @param {string} name @param {number} count @param {() => Promise<void>} work */
async function measure(name, count, work) {
  const from = performance.now();
  await work();
  const seconds = (performance.now() - from) / 1000;
  console.log(`${name.padEnd(44)} ${Math.round(count / seconds)} alerts/s`);
}

try {
  await post(
    'vehicles',
    Array.from({ length: vehicles }, (_, index) => ({
      imei: `BENCH-${index}`,
      licensePlate: `BENCH ${index}`,
      category: 'truck',
    })),
  );
  const batch = 1000;
  await measure(`sequential batches of ${batch}`, total, async () => {
    for (let sent = 0; sent < total; sent += batch) {
      await post('alerts', Array.from({ length: batch }, alert));
    }
  });

  const singles = Math.round(total / 10);
  /** @type {number[]} */
  const durations = [];
  let left = singles;
  await measure(`single alerts, ${parallel} concurrent requests`, singles, async () => {
    const sender = async () => {
      while (left > 0) {
        left -= 1;
        const from = performance.now();
        await post('alerts', alert());
        durations.push(performance.now() - from);
      }
    };
    await Promise.all(Array.from({ length: parallel }, sender));
  });

  /** @type {number[]} */
  const alone = [];
  for (let index = 0; index < 200; index++) {
    const from = performance.now();
    await post('alerts', alert());
    alone.push(performance.now() - from);
  }
  /** @param {number[]} times @param {number} share */
  const at = (times, share) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]?.toFixed(1);
  console.log(
    `one of ${parallel} concurrent requests: p50 ${at(durations, 0.5)} ms, p95 ${at(durations, 0.95)} ms`,
  );
  console.log(`a single request: p50 ${at(alone, 0.5)} ms, p95 ${at(alone, 0.95)} ms`);
} finally {
  server.kill('SIGTERM');
}
