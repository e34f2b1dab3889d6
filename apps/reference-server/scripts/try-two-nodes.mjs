/**
 * Tests two servers on one Postgres and one Redis, which must be running:
 *
 *     REDIS_URL=redis://localhost:6379 node --conditions=@pantau/source
 * apps/reference-server/scripts/try-two-nodes.mjs
 *
 * Starts its own Postgres, reports each check, and exits with 1 when one fails.
 */
import assert from 'node:assert/strict';
import { graphql, signIn } from '../src/testing/client.ts';
import { openLive } from '../src/testing/live-client.ts';
import { payloadQuery } from '../src/testing/operations.ts';
import { startPostgres } from '../src/testing/postgres.ts';
import { startTestServer } from '../src/testing/start-test-server.ts';
import { addTwoCompanies } from '../src/testing/two-companies.ts';
import { addAlert } from '../src/testing/fixtures.ts';

const redisUrl = process.env['REDIS_URL'];
if (!redisUrl) throw new Error('REDIS_URL must be the URL of a Redis server.');

/** Well below the 5 s after which a node checks by itself: faster events came through Redis. */
const QUICK_MS = 1_000;

const postgres = await startPostgres();
const env = {
  DATABASE_URL: postgres.url,
  REDIS_URL: redisUrl,
  PANTAU_SESSION_SECRET: 'the same for both of the nodes',
};
/** In reverse order of creation. */
const closers = [() => postgres.stop()];
const start = async () => {
  const server = await startTestServer({ env });
  closers.unshift(() => server.close());
  return server;
};
try {
  const here = await start();
  const there = await start();
  const { one } = await addTwoCompanies(here.db);
  const manager = await signIn(here, one.manager);
  const { payload } = await graphql(there, manager.accessToken, payloadQuery);
  const listener = await openLive(there, manager.accessToken, payload);
  console.log('signed in on one node, subscribed on the other');

  const values = { vehicle: one.vehicle, alertRuleIds: [one.importantRule] };
  const alert = await addAlert(here.db, here.clock, values);
  const began = performance.now();
  here.app.liveFeed.changed(1);
  await listener.waitFor(({ data }) => data?.rawAlertId === String(alert.id));
  const took = performance.now() - began;
  assert.ok(took < QUICK_MS, `An alert took ${took} ms.`);
  console.log(`an alert reached the other node after ${Math.round(took)} ms`);

  here.app.liveFeed.position(1, {
    vehicleId: one.vehicle.id,
    isShared: false,
    latitude: -6.2,
    longitude: 106.8,
    speed: 40,
    course: null,
    ignition: null,
    odometer: null,
    recordedOn: new Date(),
  });
  const position = await listener.waitFor(({ type }) => type === 'vehicle-position-1');
  assert.equal(position.data.vehicleId, String(one.vehicle.id));
  console.log('a position reached the other node');

  const signedOut = performance.now();
  await fetch(`${here.url}/api/session`, { method: 'DELETE', headers: { cookie: manager.cookie } });
  await listener.ended;
  assert.ok(performance.now() - signedOut < QUICK_MS);
  console.log('signing out closed the socket on the other node');
} finally {
  for (const close of closers) await close();
}
