import type { Command } from 'commander';
import { resolve } from 'node:path';
import { deleteCompany, StillUsedError } from '../company-data/delete-company.ts';
import { exportCompany } from '../company-data/export-company.ts';
import { canonicalLine } from '../lib/user-text.ts';
import { AdminError } from './admin-error.ts';
import type { CommandContext } from './command-context.ts';
import { addCompany, listCompanies, resolveCompany } from './companies.ts';
import { formatTable } from './format-table.ts';

export function registerCompanyCommands(
  program: Command,
  { db, clock, folder, print }: CommandContext,
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
  companies
    .command('export <id> <file>')
    .description('writes all data of a company, as of one moment, to a new file of JSON lines')
    .action(async (id: string, file: string) => {
      const company = await resolveCompany(db, id);
      const path = resolve(folder, file);
      const rows = await exportCompany(db, clock, company, path).catch((error: unknown) => {
        const problem = error instanceof Error ? error.message : String(error);
        throw new AdminError(`The data were not exported: ${problem}`);
      });
      print(`${rows} rows in ${path}`);
    });
  companies
    .command('delete <id>')
    .description('deletes a company with its users, alerts, orders and everything else')
    .requiredOption('--confirm <name>', 'the name of the company')
    .action(async (id: string, { confirm }: { confirm: string }) => {
      const company = await resolveCompany(db, id);
      const found = (await listCompanies(db)).find((one) => one.id === company);
      if (found?.name !== canonicalLine(confirm)) {
        throw new AdminError(`Company ${company} has another name. Nothing was deleted.`);
      }
      const rows = await deleteCompany(db, clock, company).catch((error: unknown) => {
        if (!(error instanceof StillUsedError)) throw error;
        throw new AdminError(
          `${error.message} Remove its key from PANTAU_INGEST_KEY, or stop the simulator, and repeat the command.`,
        );
      });
      print(`Company ${company} is deleted: ${rows} rows`);
    });
}
