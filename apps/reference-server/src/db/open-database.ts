import type { Settings } from '../settings/settings.ts';
import { silentLogger, type Logger } from '../lib/logger.ts';
import type { OpenDatabase } from './database.ts';

export interface OpenOptions {
  readonly logger?: Logger | undefined;
  /** Whether to apply the migrations, which is the default. */
  readonly migrates?: boolean;
}

/**
 * Opens Postgres when `DATABASE_URL` is set, otherwise PGlite in the data folder, and applies the
 * migrations.
 *
 * @throws when another server uses the data folder, or the database cannot be reached.
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  { logger = silentLogger, migrates = true }: OpenOptions = {},
): Promise<OpenDatabase> {
  if (settings.databaseUrl !== null) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(settings.databaseUrl, migrates);
  }
  const { openPglite } = await import('./pglite.ts');
  return openPglite(settings.dataDir, {
    migrates,
    onChange: (change) => {
      if (change === 'restored') logger.info('The embedded database is available again');
      else logger.error('The embedded database is lost and is started again', change);
    },
  });
}
