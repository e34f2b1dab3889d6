import type { Command } from 'commander';
import { resolve } from 'node:path';
import { RestoreError, restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { AdminError } from './admin-error.ts';
import type { CommandContext } from './command-context.ts';

const problemOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export function registerBackupCommands(
  program: Command,
  { db, clock, isServing, folder, print }: CommandContext,
): void {
  program
    .command('backup <file>')
    .description('writes all data, as of one moment, to a new file')
    .action(async (file: string) => {
      const path = resolve(folder, file);
      const rows = await writeBackup(db, clock, path).catch((error: unknown) => {
        throw new AdminError(`The backup was not written: ${problemOf(error)}`);
      });
      print(`${rows} rows in ${path}`);
    });
  program
    .command('restore <file>')
    .description('fills an empty database from a backup; no server may run on it')
    .action(async (file: string) => {
      if (isServing)
        throw new AdminError('Stop the server first; it would not notice the new data.');
      const rows = await restoreBackup(db, resolve(folder, file)).catch((error: unknown) => {
        throw error instanceof RestoreError ? new AdminError(error.message) : error;
      });
      print(`${rows} rows restored`);
    });
}
