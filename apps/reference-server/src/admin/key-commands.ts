import type { Command } from 'commander';
import { ofCompany, type CommandContext } from './command-context.ts';
import { resolveCompany } from './companies.ts';
import { formatTable } from './format-table.ts';
import { addKey, listKeys, revokeKey } from './keys.ts';

export function registerKeyCommands(
  program: Command,
  { db, clock, print, companyFilter }: CommandContext,
): void {
  const keys = program.command('keys').description('keys for sending data (POST /api/ingest)');
  keys
    .command('add')
    .requiredOption('--name <name>', 'who uses the key')
    .option(...ofCompany)
    .action(async ({ name, company }: { name: string; company?: string }) => {
      const companyId = await resolveCompany(db, company);
      const key = await addKey(db, clock, companyId, name);
      print(`Ingest key of company ${companyId}, shown only now: ${key}`);
    });
  keys
    .command('list')
    .option('-c, --company <id>', 'only keys of this company')
    .action(async ({ company }: { company?: string }) => {
      const rows = (await listKeys(db, await companyFilter(company))).map((one) => [
        String(one.id),
        one.name,
        String(one.companyId),
        one.createdOn.toISOString(),
        one.lastUsedOn?.toISOString() ?? 'never',
        one.revokedOn === null ? 'valid' : 'revoked',
      ]);
      print(formatTable(['id', 'name', 'company', 'created', 'last used', 'state'], rows));
    });
  keys
    .command('revoke <id>')
    .description('refuses the key from now on')
    .action(async (id: string) => {
      await revokeKey(db, clock, id);
      print(`Ingest key ${id} is no longer valid.`);
    });
}
