import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder } from './data-folder-lock.ts';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { PreparedPglite } from './prepared-pglite.ts';
import { IN_MEMORY } from '../settings/in-memory.ts';
import * as schema from './schema.ts';

/** @throws when another server uses the folder: PGlite supports a single process. */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const inMemory = dataDir === IN_MEMORY;
  let unlock = async (): Promise<void> => {};
  if (!inMemory) {
    await mkdir(dataDir, { recursive: true });
    await chmod(dataDir, 0o700);
    unlock = await lockDataFolder(dataDir);
  }
  try {
    const client = await PreparedPglite.open(inMemory ? IN_MEMORY : join(dataDir, 'pglite'));
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
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
