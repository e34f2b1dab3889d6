import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runAdminCommand, type AdminResult } from '../admin/admin-program.ts';
import { readTables } from '../backup/tables.ts';
import { readRows } from '../db/read-rows.ts';
import { auditEntries, companies, refreshTokens, vehicleGroups } from '../db/schema.ts';
import { demoCompanies } from '../demo/demo-companies.ts';
import { seedDemoDriverScores } from '../seed/seed-demo-driver-scores.ts';
import { seedDemoOrders } from '../seed/seed-demo-orders.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { postJson } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { deleteCompany, StillUsedError } from './delete-company.ts';
import { readOwnedTables } from './owned-tables.ts';

// A whole demo is written, exported and deleted.
vi.setConfig({ testTimeout: 120_000 });

const { id, name } = demoCompanies.main;
const other = demoCompanies.whitelabel.id;

/** Tables whose rows belong to no company. */
const OF_NOBODY = ['sign_in_limits'];

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pantau-company-'));
  server = await startTestServer({
    env: { PANTAU_DEMO: 'on', PANTAU_INGEST_KEY: `${other}:test-ingest-key-of-the-other` },
    async seed(db, clock) {
      await seedDemo({ db, clock });
      await seedDemoOrders({ db, clock });
      await seedDemoDriverScores({ db, clock });
    },
  });
  const body = { email: 'manager@demo.pantau.example', password: 'pantau-demo' };
  expect((await postJson(server, '/api/session', body)).status).toBe(200);
}, 120_000);

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const command = (...args: string[]): Promise<AdminResult> =>
  runAdminCommand({ ...server, isServing: true }, { args, input: null, folder });

/** Rows of a company by table, or those of all others. */
async function countRows(whose: 'of' | 'not of', companyId: number) {
  const counts: Record<string, number> = {};
  for (const table of await readOwnedTables(server.db, companyId)) {
    const isCounted = whose === 'of' ? table.isOwned : sql`(${table.isOwned}) is not true`;
    const [row] = await readRows<{ count: number }>(
      server.db,
      sql`select count(*)::int as count from ${sql.identifier(table.name)} where ${isCounted}`,
    );
    counts[table.name] = row?.count ?? 0;
  }
  return counts;
}

it('knows to which company the rows of every table belong (RS-424, RS-425)', async () => {
  const owned = (await readOwnedTables(server.db, id)).map((table) => table.name);
  const all = await readTables(server.db);
  expect(all.filter((table) => !owned.includes(table))).toEqual(OF_NOBODY);
});

it('exports every row of a company, none of another, and no secrets (RS-424)', async () => {
  const before = await countRows('of', id);
  const { code, output } = await command('companies', 'export', String(id), 'company.ndjson');
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/^\d+ rows/) });
  const text = await readFile(join(folder, 'company.ndjson'), 'utf8');
  const [header, ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, never>);
  expect(header).toMatchObject({ format: 'pantau-company-1', companyId: id });
  expect(lines.pop()).toEqual({ end: before });
  const exported: Record<string, number> = {};
  for (const { table, row } of lines as unknown as { table: string; row: object }[]) {
    exported[table] = (exported[table] ?? 0) + 1;
    if ('company_id' in row) expect(row.company_id).toBe(id);
  }
  const filled = Object.entries(before).filter(([, count]) => count > 0);
  expect(exported).toEqual(Object.fromEntries(filled));
  expect(filled.length).toBeGreaterThan(15);
  expect(exported['refresh_tokens']).toBeGreaterThan(0);
  expect(text).not.toMatch(/scrypt|"(?:password|token|key)_hash"/);

  const again = await command('companies', 'export', String(id), 'company.ndjson');
  expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('exists already') });
  expect(await readdir(folder)).toEqual(['company.ndjson']);
});

it('deletes a company only if its name is given as well (RS-425)', async () => {
  const before = await countRows('of', id);
  const refused = await command('companies', 'delete', String(id), '--confirm', 'PT Lain');
  expect(refused).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Nothing was deleted'),
  });
  expect(await countRows('of', id)).toEqual(before);
});

it('deletes everything of a company and nothing of another, and records it (RS-425)', async () => {
  const others = await countRows('not of', id);
  const { code, errors } = await command('companies', 'delete', String(id), '--confirm', name);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(Object.values(await countRows('of', id)).every((count) => count === 0)).toBe(true);
  const { audit_entries: entries = 0, ...rest } = others;
  expect(await countRows('not of', id)).toEqual({ ...rest, audit_entries: entries + 1 });
  const [latest] = await server.db
    .select()
    .from(auditEntries)
    .orderBy(sql`id desc`)
    .limit(1);
  expect(latest).toMatchObject({
    companyId: null,
    action: 'CompanyDeleted',
    target: `${id} ${name}`,
  });
  expect(latest?.count).toBeGreaterThan(5_000);
  expect(await server.db.$count(refreshTokens)).toBe(0);
});

it('is refused as long as something goes on to store data of the company (RS-425)', async () => {
  let isStoring = true;
  let added = 0;
  const store = async (): Promise<void> => {
    while (isStoring) {
      await server.db.insert(vehicleGroups).values({ companyId: other, name: `Baru ${added++}` });
    }
  };
  const storing = store();
  await expect(deleteCompany(server.db, server.clock, other)).rejects.toThrow(StillUsedError);
  isStoring = false;
  await storing;
  expect(await deleteCompany(server.db, server.clock, other)).toBeGreaterThan(0);
  expect(await server.db.$count(companies, sql`id = ${other}`)).toBe(0);
});
