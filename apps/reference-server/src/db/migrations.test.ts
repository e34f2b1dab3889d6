import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { sql } from 'drizzle-orm';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { openDatabase } from './open-database.ts';
import { pgliteOptions } from './pglite-options.ts';
import { readRows } from './read-rows.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pantau-migrations-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The migrations up to and including this one. */
async function migrationsUpTo(index: number): Promise<string> {
  const copy = join(folder, 'migrations');
  await cp(migrationsFolder, copy, { recursive: true });
  const path = join(copy, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx <= index);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  return copy;
}

type Row = Record<string, unknown>;
type Run = (statement: string) => Promise<Row[]>;

/** Company 1 as it should be, company 2 with what the earlier version did not prevent. */
const content = `
  insert into companies (id, name, category, ds_base, ds_min_score_a, brand_name, accent_color, logo_url)
    values (1, 'Satu', 'Logistik', 95, 88, 'Satu Fleet', '#8a2b6a', '/logos/satu.svg'), (2, 'Dua', 'TAMBANG', 100, 90, null, null, null);
  insert into users (company_id, email, password_hash, fullname, scopes, role)
    values (1, 'a@satu.example', 'hash', 'Rina', '{setting:read}', 'manager');
  insert into bank_accounts (company_id, bank_name, account_name, account_no, is_default) values
    (1, 'Bank Mandiri', 'PT Satu', '1234567890123', true), (1, 'Bank Negara Indonesia (BNI)', 'PT Satu', '1234567890', false),
    (2, 'Bank Mandiri', 'first', '1111111111111', false), (2, 'Bank Mandiri', 'again', '1111111111111', true),
    (2, 'Bank Mandiri', 'second', '2222222222222', true), (2, 'Bank Mandiri', 'third', '3333333333333', false);
  insert into companies (id, name) values (3, 'Tiga');
  insert into bank_accounts (company_id, bank_name, account_name, account_no) values
    (3, 'Bank Mandiri', 'first', '1111111111111'), (3, 'Bank Mandiri', 'second', '2222222222222');
  insert into company_categories (company_id, text, has_relation) values
    (1, 'Logistik', true), (null, 'Umum', false), (2, 'tambang', false), (2, 'TAMBANG', true), (2, 'Tambang', false);
  insert into refresh_tokens (id, user_id, family_id, token_hash, created_on, expires_on, used_on) values
    ('00000000-0000-0000-0000-000000000001', 1, '00000000-0000-0000-0000-00000000000a', 'one', '2026-11-01T01:00:00Z', '2026-12-01T01:00:00Z', '2026-11-02T01:00:00Z'),
    ('00000000-0000-0000-0000-000000000002', 1, '00000000-0000-0000-0000-00000000000a', 'two', '2026-11-02T01:00:00Z', '2026-12-02T01:00:00Z', null);
`;

const tables = ['companies', 'users', 'bank_accounts', 'company_categories', 'refresh_tokens'];

async function snapshot(run: Run): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const table of tables) {
    found[table] = (await run(`select to_jsonb(t) as row from ${table} t order by 1`)).map(
      ({ row }) => row as Row,
    );
  }
  return found;
}

/** A database of version 0015 with content: on Postgres where the tests have one, else on PGlite. */
async function fillEarlier(): Promise<{
  readonly before: Record<string, Row[]>;
  readonly open: () => ReturnType<typeof openDatabase>;
  readonly drop: () => Promise<void>;
}> {
  const migrations = { migrationsFolder: await migrationsUpTo(15) };
  const { env, drop } = await createTestDatabase();
  const databaseUrl = env['DATABASE_URL'] ?? null;
  const dataDir = join(folder, 'data');
  const open = () => openDatabase({ databaseUrl, dataDir });
  if (databaseUrl === null) {
    const client = await PGlite.create(join(folder, 'pglite'), pgliteOptions);
    await migratePglite(drizzlePglite(client), migrations);
    await client.exec(content);
    const before = await snapshot(async (text) => (await client.query<Row>(text)).rows);
    await client.close();
    await cp(join(folder, 'pglite'), join(dataDir, 'pglite'), { recursive: true });
    return { before, open, drop };
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await migratePostgres(drizzlePostgres(client), migrations);
  await client.query(content);
  const before = await snapshot(async (text) => (await client.query<Row>(text)).rows);
  await client.end();
  return { before, open, drop };
}

const runOn =
  (db: Database): Run =>
  async (statement) => [...(await readRows<Row>(db, sql.raw(statement)))];

/** The columns that a row had before. */
const asBefore = (now: Row, before: Row): Row =>
  Object.fromEntries(
    Object.keys(before)
      .filter((column) => column in now)
      .map((column) => [column, now[column]]),
  );

it('keeps what a database of an earlier version contains, and repairs what it did not prevent (RS-308)', async () => {
  const { before, open, drop } = await fillEarlier();
  const { db, close } = await open();
  try {
    const run = runOn(db);
    const after = await snapshot(run);
    const ofCompany = (table: string, rows: Record<string, Row[]>, companyId: unknown) =>
      (rows[table] ?? []).filter((row) => row['company_id'] === companyId);

    for (const table of ['companies', 'users', 'refresh_tokens']) {
      const rows = before[table] ?? [];
      const kept = (after[table] ?? []).map((row, index) => asBefore(row, rows[index] ?? {}));
      expect(kept, table).toEqual(rows);
    }
    for (const [table, companyId] of [
      ['bank_accounts', 1],
      ['company_categories', 1],
      ['company_categories', null],
    ] as const) {
      const rows = ofCompany(table, before, companyId).map(
        ({ has_relation: _computed, ...row }) => row,
      );
      const kept = ofCompany(table, after, companyId);
      expect(kept.map((row, index) => asBefore(row, rows[index] ?? {}))).toEqual(rows);
    }
    const accounts = (companyId: number) =>
      ofCompany('bank_accounts', after, companyId).map(({ account_name, is_default, revision }) => [
        account_name,
        is_default,
        revision,
      ]);
    expect(accounts(2)).toEqual([
      ['again', true, 1],
      ['second', false, 1],
      ['third', false, 1],
    ]);
    expect(accounts(3)).toEqual([
      ['first', true, 1],
      ['second', false, 1],
    ]);
    // Of texts that differ in case only, the one that the company has.
    expect(ofCompany('company_categories', after, 2)).toMatchObject([{ text: 'TAMBANG' }]);
    const signIns = await run(
      `select distinct extract(epoch from signed_in_on) * 1000 as at, user_agent from refresh_tokens`,
    );
    expect(signIns.map(({ at, user_agent }) => [Number(at), user_agent])).toEqual([
      [Date.parse('2026-11-01T01:00:00Z'), null],
    ]);
    const revisions = await run(
      'select distinct identity_revision a, operation_revision b, driver_score_revision c, branding_revision d from companies',
    );
    expect(revisions).toEqual([{ a: 1, b: 1, c: 1, d: 1 }]);
  } finally {
    await close();
    await drop();
  }
});
