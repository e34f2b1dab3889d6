import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawAlerts } from './schema.ts';
import { addCompany, addVehicle } from '../testing/fixtures.ts';
import { type RunningPostgres, startPostgres } from '../testing/postgres.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const onPostgres = Boolean(process.env['PANTAU_TEST_DATABASE_URL']);
const RESTARTS = 10;
const SENDERS = 6;

let postgres: RunningPostgres;
let server: TestServer;
let imei: string;

describe.runIf(onPostgres)('a Postgres that goes away and returns', () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startTestServer({ env: { DATABASE_URL: postgres.url } });
    await addCompany(server.db, 1);
    imei = (await addVehicle(server.db, 1)).imei;
  }, 60_000);

  afterAll(async () => {
    await server.close();
    await postgres.stop();
  }, 60_000);

  it('loses no acknowledged alert, and the server continues (RS-327)', async () => {
    const acknowledged = new Set<string>();
    let failures = 0;
    let isSending = true;
    let tick = 0;

    const send = async (): Promise<void> => {
      const start = server.clock.now();
      while (isSending) {
        const alerts = Array.from({ length: 20 }, () => {
          tick += 1;
          return { imei, alertCode: 10, createdOn: start - tick * 1_000 };
        });
        const response = await fetch(`${server.url}/api/ingest/alerts`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: 'Bearer test-ingest-key-of-company-1',
          },
          body: JSON.stringify(alerts),
        });
        const body = (await response.json()) as { results?: { rawAlertId?: string }[] };
        if (response.status >= 500) failures += 1;
        for (const { rawAlertId } of body.results ?? []) {
          if (rawAlertId !== undefined) acknowledged.add(rawAlertId);
        }
      }
    };
    const senders = Array.from({ length: SENDERS }, send);
    /** Resolves when alerts have been acknowledged since the call. */
    const acknowledgedMore = async (): Promise<void> => {
      const before = acknowledged.size;
      while (acknowledged.size < before + 100) await setTimeout(20);
    };

    await acknowledgedMore();
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await postgres.restart();
      await acknowledgedMore();
    }
    isSending = false;
    await Promise.all(senders);

    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(failures).toBeGreaterThan(0);
    const rows = await server.db.select({ id: rawAlerts.id }).from(rawAlerts);
    const stored = new Set(rows.map(({ id }) => String(id)));
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    const [keys] = await server.db
      .select({ distinct: sql<number>`count(distinct ${rawAlerts.dedupeKey})`.mapWith(Number) })
      .from(rawAlerts);
    expect(keys?.distinct).toBe(stored.size);
  }, 60_000);
});
