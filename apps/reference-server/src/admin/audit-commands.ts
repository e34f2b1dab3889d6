import type { Command } from 'commander';
import { listAudit } from '../audit/list-audit.ts';
import { ApiError } from '../lib/api-error.ts';
import { AdminError } from './admin-error.ts';
import type { CommandContext } from './command-context.ts';
import { formatTable } from './format-table.ts';

const MAX_ROWS = 100;

export function registerAuditCommands(
  program: Command,
  { db, print, companyFilter }: CommandContext,
): void {
  program
    .command('audit')
    .description('who signed in and changed rights, keys, settings or many rows, newest first')
    .option('-c, --company <id>', 'only this company; without it, the whole server')
    .option('-n, --rows <number>', `number of entries, at most ${MAX_ROWS}`, '50')
    .option('--after <cursor>', 'continue after an earlier call, with the cursor that it printed')
    .action(async (options: { company?: string; rows: string; after?: string }) => {
      const first = Number(options.rows);
      if (!Number.isInteger(first) || first < 1 || first > MAX_ROWS) {
        throw new AdminError(`The number of entries is 1 to ${MAX_ROWS}.`);
      }
      const companyId = await companyFilter(options.company);
      const page = { first, after: options.after };
      const { data, pagination } = await listAudit(db, companyId, { pagination: page }).catch(
        (error: unknown) => {
          if (error instanceof ApiError) throw new AdminError('The cursor is not valid.');
          throw error;
        },
      );
      const rows = data.map((entry) => [
        entry.createdOn,
        entry.companyId === null ? '' : String(entry.companyId),
        entry.user?.fullname ?? '',
        entry.action,
        entry.target ?? '',
        entry.count === null ? '' : String(entry.count),
        entry.address ?? '',
      ]);
      print(formatTable(['time', 'company', 'user', 'action', 'target', 'count', 'address'], rows));
      if (pagination.hasNextPage) print(`Older entries: --after ${pagination.endCursor}`);
    });
}
