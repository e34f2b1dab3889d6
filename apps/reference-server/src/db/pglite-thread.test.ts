import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCompany, addVehicle } from '../testing/fixtures.ts';
import { postJson } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import type { OpenDatabase } from './database.ts';
import { openPglite } from './pglite.ts';
import type { PgliteThread, PgliteThreadOptions } from './pglite-thread.ts';
import type { PreparedPglite } from './prepared-pglite.ts';
import { rawAlerts } from './schema.ts';

/** Takes seconds, or as good as forever. */
const heavy = (rows: number) => sql`select count(*) from generate_series(1, ${rows}::bigint)`;

let folder: string;
let database: OpenDatabase;
let server: TestServer;
let changes: Parameters<NonNullable<PgliteThreadOptions['onChange']>>[0][];

/** Longer than the query of the first test takes, and than the server waits for the answer that it is ready. */
const LIMIT_MS = 10_000;

const threadOf = ({ db }: OpenDatabase): PgliteThread =>
  (db as unknown as { $client: PreparedPglite }).$client.thread;

const statusOf = async (path: string): Promise<number> =>
  (await fetch(`${server.url}${path}`)).status;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pantau-thread-'));
  changes = [];
  database = await openPglite(folder, {
    limitMs: LIMIT_MS,
    onChange: (change) => void changes.push(change),
  });
  server = await startTestServer({ database, env: { DATABASE_URL: '', PANTAU_DATA_DIR: folder } });
}, 60_000);

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

describe('the embedded database', () => {
  it('runs a long query without keeping the server from anything else (RS-420)', async () => {
    let isRunning = true;
    const query = database.db.execute(heavy(1_000_000)).finally(() => (isRunning = false));
    let answers = 0;
    while (isRunning && answers < 10) {
      expect(await statusOf('/healthz')).toBe(200);
      answers += 1;
    }
    expect(isRunning).toBe(true);
    await query;
  });

  it('is started again when it has died or hangs, and loses nothing acknowledged (RS-421)', async () => {
    await addCompany(database.db, 1);
    const { imei } = await addVehicle(database.db, 1);
    const acknowledged = new Set<string>();
    let [isSending, failures, tick] = [true, 0, 0];
    const send = async (): Promise<void> => {
      const start = server.clock.now();
      while (isSending) {
        const alerts = Array.from({ length: 10 }, () => {
          tick += 1;
          return { imei, alertCode: 10, createdOn: start - tick * 1_000 };
        });
        const headers = { authorization: 'Bearer test-ingest-key-of-company-1' };
        const response = await postJson(server, '/api/ingest/alerts', alerts, headers);
        if (response.status >= 500) failures += 1;
        const { results = [] } = (await response.json()) as {
          results?: { rawAlertId?: string }[];
        };
        for (const { rawAlertId } of results) {
          if (rawAlertId !== undefined) acknowledged.add(rawAlertId);
        }
      }
    };
    const senders = [send(), send()];
    const moreAcknowledged = async (): Promise<void> => {
      const before = acknowledged.size;
      await vi.waitUntil(() => acknowledged.size > before + 50, { timeout: 30_000 });
    };
    await moreAcknowledged();
    for (let crash = 0; crash < 3; crash += 1) {
      await threadOf(database).crash();
      expect(await statusOf('/readyz')).toBe(503);
      await moreAcknowledged();
    }
    const before = changes.length;
    await expect(database.db.execute(heavy(1e12))).rejects.toMatchObject({
      cause: { name: 'DatabaseLostError' },
    });
    expect(changes[before]).toEqual({ lost: `no response for ${LIMIT_MS} ms` });
    await moreAcknowledged();
    isSending = false;
    await Promise.all(senders);

    expect(changes.at(-1)).toBe('restored');
    expect(await statusOf('/readyz')).toBe(200);
    expect(failures).toBeGreaterThan(0);
    const rows = await database.db.select({ id: rawAlerts.id }).from(rawAlerts);
    const stored = new Set(rows.map(({ id }) => String(id)));
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  }, 120_000);

  it('ends a transaction with the database it began in (RS-421)', async () => {
    const count = sql`select count(*)::integer as companies from companies`;
    await expect(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into companies (id, name) values (77, 'PT Separuh')`);
        await threadOf(database).crash();
        await vi.waitUntil(() => changes.at(-1) === 'restored', { timeout: 30_000 });
        await tx.execute(sql`insert into companies (id, name) values (78, 'PT Separuh')`);
      }),
    ).rejects.toMatchObject({ cause: { name: 'DatabaseLostError' } });
    expect(await database.db.execute(count)).toMatchObject({ rows: [{ companies: 0 }] });
  }, 60_000);

  it('is not ready while it does not respond in time (RS-422)', async () => {
    let isHanging = true;
    const query = database.db.execute(heavy(1e12)).catch(() => (isHanging = false));
    expect(await statusOf('/readyz')).toBe(503);
    expect(isHanging).toBe(true);
    await query;
  });
});
