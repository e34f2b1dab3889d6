import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAdminCommand } from '../admin/admin-program.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { judgeMigration, planMigrations } from './migration-plan.ts';
import { readRows } from './read-rows.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a migration', () => {
  it.each([
    ['adds a table', 'yes', 'CREATE TABLE "items" ("id" integer PRIMARY KEY)'],
    ['adds a value to a type', 'yes', `ALTER TYPE "public"."action" ADD VALUE 'New'`],
    ['adds a column', 'yes', 'ALTER TABLE "users" ADD COLUMN "role" text'],
    [
      'adds a column with a default',
      'yes',
      'ALTER TABLE "users" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL',
    ],
    ['builds an index', 'waits', 'CREATE INDEX "newest" ON "users" USING btree ("id")'],
    ['drops an index', 'waits', 'DROP INDEX "newest"'],
    [
      'adds a reference',
      'waits',
      'ALTER TABLE "users" ADD CONSTRAINT "fk" FOREIGN KEY ("a") REFERENCES "public"."b"("id")',
    ],
    [
      'requires a new column',
      'no',
      'ALTER TABLE "users" ADD COLUMN "signed_in" timestamp (3) with time zone NOT NULL',
    ],
    ['drops a column', 'no', 'ALTER TABLE "users" DROP COLUMN "role"'],
    ['changes a column', 'no', 'ALTER TABLE "users" ALTER COLUMN "role" SET NOT NULL'],
    ['forbids duplicates', 'no', 'CREATE UNIQUE INDEX "one" ON "users" USING btree ("role")'],
    ['checks values', 'no', 'ALTER TABLE "users" ADD CONSTRAINT "positive" CHECK ("id" > 0)'],
    ['changes rows', 'no', `-- Once.\nUPDATE "users" SET "role" = 'viewer'`],
    ['does something else', 'no', 'DO $$ BEGIN PERFORM 1; END $$'],
  ])('that %s (RS-427)', (_, rolling, statement) => {
    expect(judgeMigration([statement]).rolling).toBe(rolling);
  });

  it('is as harmful as its worst statement, and free with tables of its own (RS-427)', () => {
    const table = 'CREATE TABLE "items" (\n\t"id" integer PRIMARY KEY\n);\n';
    const index = (on: string): string => `CREATE UNIQUE INDEX "one" ON "${on}" USING btree ("id")`;
    expect(judgeMigration([table, index('items')])).toEqual({ rolling: 'yes', reasons: [] });
    expect(judgeMigration([table, index('items'), index('users')])).toEqual({
      rolling: 'no',
      reasons: ['users: the previous version may store what is now a duplicate'],
    });
  });
});

describe('migrate --plan', () => {
  const plan = async (): Promise<string> => {
    const deps = { ...server, isServing: false };
    const request = { args: ['migrate', '--plan'], input: null, folder: '/' };
    const { code, output } = await runAdminCommand(deps, request);
    expect(code).toBe(0);
    return output;
  };
  const applied = sql`select id, created_at from drizzle.__drizzle_migrations order by id`;

  it('prints what the next start applies, and applies nothing (RS-427)', async () => {
    expect(await plan()).toBe('The database is up to date.\n');
    await server.db.execute(
      sql`delete from drizzle.__drizzle_migrations where created_at >= 1795492213108`,
    );
    const before = await readRows(server.db, applied);
    const output = await plan();
    expect(output).toMatch(/^0018_audit_log +yes$/m);
    expect(output).toMatch(/^0019_open_alerts +yes, with a pause +raw_alerts_newest: queries/m);
    expect(output).toMatch(/^ +raw_alerts: writes wait/m);
    expect(output).not.toContain('0017');
    expect(await readRows(server.db, applied)).toEqual(before);
  });

  it('prints all migrations for an empty database (RS-427)', async () => {
    await server.db.execute(sql`drop schema drizzle cascade`);
    expect((await planMigrations(server.db))[0]?.name).toBe('0000_start');
  });
});
