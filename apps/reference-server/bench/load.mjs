/**
 * Puts a server under load, and reports what it acknowledged and how late its listeners heard of it:
 *
 *     npm run load -- --url http://localhost:4000 --rate 100 --seconds 60 --listeners 10 --email load@satu.example
 *
 * `PANTAU_LOAD_KEY` is an ingest key of the company, `PANTAU_LOAD_PASSWORD` the password of its user. What it sends stays
 * there: use a company of its own. It sends at the given rate whether or not the server keeps up, and counts the time from
 * when an alert was due; `--rate 0` sends as fast as `--parallel` requests at a time allow. `--listen-url` connects the
 * listeners to another node than the one that gets the alerts. `--json` prints JSON.
 */
import { parseArgs } from 'node:util';
import { io } from 'socket.io-client';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '30' },
    batch: { type: 'string', default: '1' },
    parallel: { type: 'string', default: '32' },
    vehicles: { type: 'string', default: '50' },
    code: { type: 'string', default: '8' },
    listeners: { type: 'string', default: '0' },
    email: { type: 'string' },
    'listen-url': { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

/** Time that the last deliveries get. Without Redis, nodes look for alerts of others every 5 s. */
const SETTLE_MS = 8_000;
const POLL_MS = 50;

/** @param {string} text */
function fail(text) {
  process.stderr.write(`load: ${text}\n`);
  process.exit(1);
}

/** @param {'rate' | 'seconds' | 'batch' | 'parallel' | 'vehicles' | 'code' | 'listeners'} name @param {number} min */
function whole(name, min) {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < min) fail(`--${name} is a whole number from ${min}.`);
  return value;
}

const rate = whole('rate', 0);
const seconds = whole('seconds', 1);
const batch = whole('batch', 1);
const parallel = whole('parallel', 1);
const vehicles = whole('vehicles', 1);
const code = whole('code', 1);
const listeners = whole('listeners', 0);
const url = values.url?.replace(/\/$/, '') ?? '';
const key = process.env.PANTAU_LOAD_KEY ?? '';
const listenUrl = values['listen-url']?.replace(/\/$/, '') ?? url;
if (!URL.canParse(url)) fail('--url is the address of the server.');
if (!URL.canParse(listenUrl)) fail('--listen-url is the address of a node.');
if (key === '') fail('PANTAU_LOAD_KEY is an ingest key of the company.');
if (listeners > 0 && !(values.email && process.env.PANTAU_LOAD_PASSWORD)) {
  fail('Listeners sign in with --email and PANTAU_LOAD_PASSWORD.');
}

/** @param {string} path @param {unknown} body @param {Record<string, string>} [headers] */
const post = (path, body, headers = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const asSender = { authorization: `Bearer ${key}` };

/** When an alert was due, and when listeners got it, by its id. @type {Map<string, number>} */
const dueAt = new Map();
/** @type {{ id: string, at: number }[]} */
const heard = [];
/** Milliseconds from when a request was due to its response. @type {number[]} */
const waits = [];
/** @type {Map<string, number>} */
const refusals = new Map();
let acknowledged = 0;
let created = 0;
const start = Date.now();

/** @param {string} reason @param {number} count */
const refuse = (reason, count) => refusals.set(reason, (refusals.get(reason) ?? 0) + count);

function nextAlert() {
  const number = created;
  created += 1;
  return {
    imei: `LOAD-${number % vehicles}`,
    alertCode: code,
    createdOn: start - 1_000 * Math.floor(number / vehicles),
    alertTrigger: 80 + (number % 40),
    latitude: -6.2,
    longitude: 106.8,
  };
}

/** @param {number} due */
async function send(due) {
  const items = Array.from({ length: batch }, nextAlert);
  try {
    const response = await post('/api/ingest/alerts', items, asSender);
    waits.push(performance.now() - due);
    if (response.status !== 200) return refuse(`HTTP ${response.status}`, batch);
    const { results } =
      /** @type {{ results: { outcome: string, reason?: string, rawAlertId?: string }[] }} */ (
        await response.json()
      );
    for (const { outcome, reason, rawAlertId } of results) {
      if (outcome === 'accepted' && rawAlertId !== undefined) {
        acknowledged += 1;
        dueAt.set(rawAlertId, due);
      } else refuse(reason ?? outcome, 1);
    }
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    refuse(cause instanceof Error ? cause.message : String(cause), batch);
  }
}

async function listen() {
  const credentials = { email: values.email, password: process.env.PANTAU_LOAD_PASSWORD };
  const signedIn = await post('/api/session', credentials);
  if (signedIn.status !== 200) fail(`Signing in was answered with ${signedIn.status}.`);
  const { accessToken } = /** @type {{ accessToken: string }} */ (await signedIn.json());
  const query = { query: '{ payload { payload } }' };
  const asUser = { authorization: `Bearer ${accessToken}` };
  const { data } = /** @type {{ data: { payload: { payload: string } } }} */ (
    await (await post('/graphql', query, asUser)).json()
  );
  return Promise.all(
    Array.from({ length: listeners }, async () => {
      const socket = io(listenUrl, {
        auth: { token: accessToken },
        ...{ transports: ['websocket'], forceNew: true, reconnection: false },
      });
      const subscribed = Promise.withResolvers();
      socket.on('connect', () =>
        socket.emit('message', { type: 'update_tags', data: data.payload.payload }),
      );
      socket.on('connect_error', subscribed.reject);
      socket.on('message', ({ type, data: alert }) => {
        if (type === 'PONG') subscribed.resolve(undefined);
        if (typeof alert?.rawAlertId === 'string') {
          heard.push({ id: alert.rawAlertId, at: performance.now() });
        }
      });
      await subscribed.promise;
      return socket;
    }),
  );
}

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

async function sendAll() {
  const began = performance.now();
  const ends = began + seconds * 1000;
  if (rate === 0) {
    const sender = async () => {
      while (performance.now() < ends) await send(performance.now());
    };
    await Promise.all(Array.from({ length: parallel }, sender));
    return (performance.now() - began) / 1000;
  }
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  const requests = Math.ceil((rate * seconds) / batch);
  for (let index = 0; index < requests; index += 1) {
    const due = began + (index * batch * 1000) / rate;
    await pause(due - performance.now());
    while (running.size >= parallel) await Promise.race(running);
    const request = send(due).finally(() => running.delete(request));
    running.add(request);
  }
  await Promise.all(running);
  return Math.max(seconds, (performance.now() - began) / 1000);
}

/** @param {readonly number[]} times */
function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    return value === undefined ? null : Number(value.toFixed(1));
  };
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

const fleet = Array.from({ length: vehicles }, (_, index) => ({
  imei: `LOAD-${index}`,
  licensePlate: `LOAD ${index}`,
  category: 'truck',
}));
const registered = await post('/api/ingest/vehicles', fleet, asSender).catch((error) =>
  fail(`${url} does not answer: ${error.cause?.message ?? error.message}.`),
);
if (registered?.status !== 200) fail(`Vehicles were answered with ${registered?.status}.`);
const sockets = listeners > 0 ? await listen() : [];
const took = await sendAll();
const isComplete = () => {
  const expected = heard.filter(({ id }) => dueAt.has(id)).length;
  return expected >= acknowledged * listeners;
};
for (let waited = 0; !isComplete() && waited < SETTLE_MS; waited += POLL_MS) await pause(POLL_MS);
for (const socket of sockets) socket.disconnect();

const own = heard.flatMap(({ id, at }) => {
  const due = dueAt.get(id);
  return due === undefined ? [] : [at - due];
});
const report = {
  seconds: Number(took.toFixed(1)),
  sent: created,
  acknowledged,
  perSecond: Math.round(acknowledged / took),
  refused: Object.fromEntries(refusals),
  responseMs: percentiles(waits),
  listeners,
  delivered: own.length,
  deliveryMs: percentiles(own),
};
if (values.json) console.log(JSON.stringify(report));
else {
  const line = (/** @type {ReturnType<typeof percentiles>} */ times) =>
    `p50 ${times.p50} ms, p95 ${times.p95} ms, p99 ${times.p99} ms, at most ${times.max} ms`;
  console.log(
    `${acknowledged} of ${created} alerts acknowledged in ${report.seconds} s: ${report.perSecond}/s`,
  );
  for (const [reason, count] of refusals) console.log(`refused: ${count} (${reason})`);
  console.log(`responses: ${line(report.responseMs)}`);
  if (listeners > 0) {
    console.log(
      `delivered: ${own.length} of ${acknowledged * listeners}, ${line(report.deliveryMs)}`,
    );
  }
}
process.exitCode = acknowledged === created ? 0 : 1;
