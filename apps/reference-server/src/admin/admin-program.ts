import { Command, CommanderError } from 'commander';
import { AdminError } from './admin-error.ts';
import type { AdminDeps, CommandContext } from './command-context.ts';
import { resolveCompany } from './companies.ts';
import { registerAuditCommands } from './audit-commands.ts';
import { registerBackupCommands } from './backup-commands.ts';
import { registerCompanyCommands } from './company-commands.ts';
import { registerKeyCommands } from './key-commands.ts';
import { registerMigrateCommand } from './migrate-command.ts';
import { registerUserCommands } from './user-commands.ts';

export interface AdminRequest {
  /** Command, arguments and options, as in `users add --email …`. */
  readonly args: readonly string[];
  /** What was piped in, for `--password-stdin`; `null` without it. */
  readonly input: string | null;
  /** The folder that paths in arguments are relative to. */
  readonly folder: string;
}

export interface AdminResult {
  /** Exit code: 0 when the command was carried out. */
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs one command of an administrator; problems are reported in the result. */
export async function runAdminCommand(
  { db, clock, isServing }: AdminDeps,
  { args, input, folder }: AdminRequest,
): Promise<AdminResult> {
  let output = '';
  let errors = '';
  const context: CommandContext = {
    db,
    clock,
    isServing,
    input,
    folder,
    print: (text) => (output += `${text}\n`),
    companyFilter: async (company) => (company === undefined ? null : resolveCompany(db, company)),
  };
  const program = new Command('pantau-server')
    .description('Sets up and maintains a Pantau server.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => (output += text),
      writeErr: (text) => (errors += text),
    });
  registerCompanyCommands(program, context);
  registerUserCommands(program, context);
  registerKeyCommands(program, context);
  registerAuditCommands(program, context);
  registerBackupCommands(program, context);
  registerMigrateCommand(program, context);

  try {
    await program.parseAsync(args, { from: 'user' });
    return { code: 0, output, errors };
  } catch (error) {
    if (error instanceof CommanderError) return { code: error.exitCode, output, errors };
    if (!(error instanceof AdminError)) throw error;
    return { code: 1, output, errors: `${errors}pantau-server: ${error.message}\n` };
  }
}
