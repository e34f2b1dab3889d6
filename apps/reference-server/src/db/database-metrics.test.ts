import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postJson } from '../testing/client.ts';
import { addCompany } from '../testing/fixtures.ts';
import { pendingAlerts } from './schema.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await addCompany(server.db, 1);
});
afterAll(() => server.close());

/** A metric without labels. */
async function read(name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

it('shows the size of the database, pending alerts and failed sign-ins (RS-428)', async () => {
  expect(await read('pantau_database_size_bytes')).toBeGreaterThan(1_000_000);
  expect(await read('pantau_pending_alerts')).toBe(0);
  expect(await read('pantau_sign_in_failures_total')).toBe(0);
  const receivedOn = new Date(server.clock.now());
  const alert = { companyId: 1, imei: '1', dedupeKey: 'one', receivedOn, alert: {} };
  await server.db.insert(pendingAlerts).values(alert);
  const body = { email: 'nobody@company1.example', password: 'wrong password' };
  expect((await postJson(server, '/api/session', body)).status).toBe(401);
  server.clock.shift(11_000);
  expect(await read('pantau_pending_alerts')).toBe(1);
  expect(await read('pantau_sign_in_failures_total')).toBe(1);
});

it('shows metrics while the database does not respond (RS-428)', async () => {
  server.clock.shift(11_000);
  const held = Promise.withResolvers<undefined>();
  const began = Promise.withResolvers<undefined>();
  const holding = server.db.transaction(async (tx) => {
    // Keeps the embedded database from all other queries, and Postgres from this table.
    await tx.execute(sql`lock table pending_alerts in access exclusive mode`);
    began.resolve(undefined);
    await held.promise;
  });
  await began.promise;
  expect(await read('pantau_pending_alerts')).toBe(1);
  held.resolve(undefined);
  await holding;
});
