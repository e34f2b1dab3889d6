import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../db/database.ts';
import { IN_MEMORY } from '../settings/in-memory.ts';
import { migrationsFolder } from '../db/migrations-folder.ts';
import { pgliteOptions } from '../db/pglite-options.ts';
import { drizzlePglite } from '../db/pglite.ts';
import { PreparedPglite } from '../db/prepared-pglite.ts';
import * as schema from '../db/schema.ts';

let folder: string | undefined;

/**
 * Creates an empty, migrated database once per test project, and passes its path to the test
 * processes. Starting from a copy takes a fraction of the time of creating one.
 */
export async function setup(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'pantau-template-'));
  const path = join(folder, 'database.tar');
  const client = await PGlite.create(IN_MEMORY, pgliteOptions);
  await migrate(drizzle(client, { schema }), { migrationsFolder });
  const dump = await client.dumpDataDir('none');
  await writeFile(path, dump.stream());
  await client.close();
  process.env['PANTAU_TEST_DATABASE_TEMPLATE'] = path;
}

export async function teardown(): Promise<void> {
  delete process.env['PANTAU_TEST_DATABASE_TEMPLATE'];
  if (folder !== undefined) await rm(folder, { recursive: true });
}

/** Opens an in-memory copy; `null` when no template was prepared. */
export async function openTemplate(): Promise<OpenDatabase | null> {
  const path = process.env['PANTAU_TEST_DATABASE_TEMPLATE'];
  if (path === undefined) return null;
  const client = await PreparedPglite.open({ dataDir: IN_MEMORY, template: path });
  return { db: drizzlePglite(client), kind: 'pglite', close: () => client.close() };
}
