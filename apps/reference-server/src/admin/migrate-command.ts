import type { Command } from 'commander';
import { planMigrations, type RollingUpdate } from '../db/migration-plan.ts';
import type { CommandContext } from './command-context.ts';
import { formatTable } from './format-table.ts';

const verdicts: Readonly<Record<RollingUpdate, string>> = {
  yes: 'yes',
  waits: 'yes, with a pause',
  no: 'no: stop all nodes first',
};

/** Only plans: the server applies its migrations when it starts. */
export function registerMigrateCommand(program: Command, { db, print }: CommandContext): void {
  program
    .command('migrate')
    .description('prints which migrations the next start of this version applies; changes nothing')
    .requiredOption('--plan', 'the server itself migrates, when it starts')
    .action(async () => {
      const plan = await planMigrations(db);
      if (plan.length === 0) {
        print('The database is up to date.');
        return;
      }
      const rows = plan.flatMap(({ name, rolling, reasons: [first = '', ...more] }) => [
        [name, verdicts[rolling], first],
        ...more.map((reason) => ['', '', reason]),
      ]);
      print(formatTable(['migration', 'rolling update', 'because'], rows));
    });
}
