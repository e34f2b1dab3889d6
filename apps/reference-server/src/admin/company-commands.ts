import type { Command } from 'commander';
import type { CommandContext } from './command-context.ts';
import { addCompany, listCompanies } from './companies.ts';
import { formatTable } from './format-table.ts';

export function registerCompanyCommands(
  program: Command,
  { db, clock, print }: CommandContext,
): void {
  const companies = program.command('companies').description('companies (tenants)');
  companies
    .command('add')
    .requiredOption('--name <name>')
    .option('--time-zone <zone>', 'IANA name', 'Asia/Jakarta')
    .option('--type <type>', 'standard, whitelabel or brand', 'standard')
    .action(async (options: { name: string; timeZone: string; type: string }) => {
      print(`Company ${await addCompany(db, clock, options)}: ${options.name}`);
    });
  companies.command('list').action(async () => {
    const rows = (await listCompanies(db)).map((one) => [
      String(one.id),
      one.name,
      one.timeZone,
      String(one.users),
      one.isActive ? 'active' : 'inactive',
    ]);
    print(formatTable(['id', 'name', 'time zone', 'users', 'state'], rows));
  });
}
