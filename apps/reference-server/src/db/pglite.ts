import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Database, OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import type { PgliteThreadOptions } from './pglite-thread.ts';
import { PreparedPglite } from './prepared-pglite.ts';
import { IN_MEMORY } from '../settings/in-memory.ts';
import * as schema from './schema.ts';

/** @throws when another server uses the folder: PGlite supports a single process. */
export async function openPglite(
  dataDir: string,
  {
    migrates = true,
    ...options
  }: Pick<PgliteThreadOptions, 'limitMs' | 'onChange'> & { readonly migrates?: boolean } = {},
): Promise<OpenDatabase> {
  const inMemory = dataDir === IN_MEMORY;
  let unlock = async (): Promise<void> => {};
  if (!inMemory) {
    await mkdir(dataDir, { recursive: true });
    await chmod(dataDir, 0o700);
    unlock = await lockDataFolder(dataDir);
  }
  try {
    const folder = inMemory ? IN_MEMORY : join(dataDir, 'pglite');
    if (!inMemory && !existsSync(join(folder, 'PG_VERSION'))) {
      // Creating a database takes a second one in memory, which only the end of the thread frees.
      await (await PreparedPglite.open({ dataDir: folder })).close();
    }
    const client = await PreparedPglite.open({ ...options, dataDir: folder });
    const db = drizzlePglite(client);
    if (migrates) await migrate(db, { migrationsFolder });
    const close = async (): Promise<void> => {
      await client.close();
      await unlock();
    };
    return { db, kind: 'pglite', close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Drizzle calls `query` and `transaction` of its client, and nothing else. */
export const drizzlePglite = (client: PreparedPglite) =>
  drizzle(client as unknown as PGlite, { schema }) satisfies Database;
