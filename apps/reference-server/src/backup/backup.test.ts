import { sql } from 'drizzle-orm';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { companies } from '../db/schema.ts';
import { DEMO_PASSWORD } from '../demo/demo-users.ts';
import { seedDemoDriverScores } from '../seed/seed-demo-driver-scores.ts';
import { seedDemoOrders } from '../seed/seed-demo-orders.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { IN_MEMORY } from '../settings/in-memory.ts';
import { postJson } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { restoreBackup } from './restore-backup.ts';
import { readRows } from '../db/read-rows.ts';
import { readTables } from './tables.ts';
import { writeBackup } from './write-backup.ts';

// A whole demo is written and read several times.
vi.setConfig({ testTimeout: 120_000 });

const env = { PANTAU_DEMO: 'on', PANTAU_INGEST_KEY: '1:test-ingest-key-of-company-1' };
let source: TestServer;
let folder: string;
let backup: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pantau-backup-'));
  backup = join(folder, 'pantau.backup');
  source = await startTestServer({
    env,
    async seed(db, clock) {
      await seedDemo({ db, clock });
      await seedDemoOrders({ db, clock });
      await seedDemoDriverScores({ db, clock });
    },
  });
  expect(await writeBackup(source.db, source.clock, backup)).toBeGreaterThan(5_000);
}, 120_000);

afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true });
});

/** Number of rows and a digest of all of them, by table. */
const contentOf = (db: Database): Promise<Record<string, string>> =>
  db.transaction(async (tx) => {
    // Times are written in the time zone of the connection.
    await tx.execute(sql`set local time zone 'UTC'`);
    const content: Record<string, string> = {};
    for (const table of await readTables(tx)) {
      const [row] = await readRows<{ digest: string }>(
        tx,
        sql`select count(*) || ' ' || coalesce(md5(string_agg(line, '|' order by line collate "C")), '') as digest
            from (select row_to_json(entry)::text as line from ${sql.identifier(table)} entry) lines`,
      );
      content[table] = row?.digest ?? '';
    }
    return content;
  });

const problemOf = async (db: Database, path: string): Promise<string> =>
  restoreBackup(db, path).then(
    () => 'restored',
    (error: unknown) => String(error),
  );

describe('a backup', () => {
  it('restores every row of every table into an empty database, which then works (RS-357)', async () => {
    const target = await startTestServer({ env });
    await restoreBackup(target.db, backup);
    const content = await contentOf(target.db);
    expect(content).toEqual(await contentOf(source.db));
    expect(content['raw_alerts']).toMatch(/^\d{3,} /);

    const body = { email: 'manager@demo.pantau.example', password: DEMO_PASSWORD };
    expect((await postJson(target, '/api/session', body)).status).toBe(200);
    // New rows continue the numbers of the restored ones, and triggers work again.
    const versionOf = async (): Promise<number> =>
      (await target.db.query.companies.findFirst({ where: (one, { eq }) => eq(one.id, 1) }))
        ?.rulesVersion ?? 0;
    const before = await versionOf();
    await target.db.execute(sql`update alert_rules set label = label where company_id = 1`);
    expect(await versionOf()).toBeGreaterThan(before);
    const vehicle = [{ imei: '868618052108056', licensePlate: 'B 8424 MKH' }];
    const headers = { authorization: 'Bearer test-ingest-key-of-company-1' };
    const response = await postJson(target, '/api/ingest/vehicles', vehicle, headers);
    expect(await response.json()).toMatchObject({ results: [{ outcome: 'accepted' }] });
    await target.close();
  });

  it('names its version, holds no password and leaves no draft behind (RS-357)', async () => {
    const text = gunzipSync(await readFile(backup)).toString();
    expect(text.split('\n')[0]).toMatch(/^\{"format":"pantau-backup-1","schemaVersion":\d+,/);
    expect(text).not.toContain(DEMO_PASSWORD);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('is refused with a reason unless it is whole, and nothing is restored (RS-357)', async () => {
    const target = await startTestServer();
    const { db } = target;
    const lines = gunzipSync(await readFile(backup))
      .toString()
      .split('\n');
    const variant = async (name: string, content: readonly string[]): Promise<string> => {
      const path = join(folder, name);
      await writeFile(path, gzipSync(content.join('\n')));
      return path;
    };
    const compressed = await readFile(backup);
    const cut = join(folder, 'cut');
    await writeFile(cut, compressed.subarray(0, compressed.length / 2));
    const text = join(folder, 'text');
    await appendFile(text, 'no backup');

    const firstRow = lines.findIndex((line) => line === '#table companies') + 1;
    const other = lines[0]?.replace(/"schemaVersion":\d+/, '"schemaVersion":3') ?? '';
    for (const [path, problem] of [
      [cut, 'cannot be read'],
      [text, 'cannot be read'],
      [join(folder, 'missing'), 'cannot be read'],
      [await variant('incomplete', lines.slice(0, -2)), 'incomplete'],
      [await variant('foreign', ['{"a":1}', ...lines.slice(1)]), 'not a backup of Pantau'],
      [await variant('older', [other, ...lines.slice(1)]), 'version 3 of the tables'],
      [await variant('fewer', lines.toSpliced(firstRow, 1)), ''],
      [await variant('table', lines.toSpliced(1, 0, '#table pg_class')), 'no table pg_class'],
    ] as const) {
      const found = await problemOf(db, path);
      expect(found, path).not.toBe('restored');
      expect(found).toContain(problem);
      expect(await db.$count(companies), path).toBe(0);
    }
    await target.close();
  });

  it.runIf(process.env['PANTAU_TEST_DATABASE_URL'])(
    'moves from the embedded database to Postgres (RS-357)',
    async () => {
      const embedded = await openDatabase({ databaseUrl: null, dataDir: IN_MEMORY });
      await seedDemo({ db: embedded.db, clock: source.clock });
      const path = join(folder, 'embedded');
      await writeBackup(embedded.db, source.clock, path);
      const target = await startTestServer();
      await restoreBackup(target.db, path);
      expect(await contentOf(target.db)).toEqual(await contentOf(embedded.db));
      await target.close();
      await embedded.close();
    },
  );

  it('is not restored over other data (RS-357)', async () => {
    const before = await contentOf(source.db);
    expect(await problemOf(source.db, backup)).toContain('has data already');
    expect(await contentOf(source.db)).toEqual(before);
  });

  it('leaves an existing file alone, and nothing where it cannot be written (RS-357)', async () => {
    const before = await readFile(backup);
    await expect(writeBackup(source.db, source.clock, backup)).rejects.toThrow('exists already');
    expect(await readFile(backup)).toEqual(before);
    const nowhere = join(folder, 'missing', 'x');
    await expect(writeBackup(source.db, source.clock, nowhere)).rejects.toThrow('ENOENT');
  });
});
