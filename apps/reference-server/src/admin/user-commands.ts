import type { Command } from 'commander';
import { roleNames } from '../access/roles.ts';
import { AdminError } from './admin-error.ts';
import { ofCompany, type CommandContext } from './command-context.ts';
import { resolveCompany } from './companies.ts';
import { formatTable } from './format-table.ts';
import {
  addUser,
  createPassword,
  endSessions,
  listUsers,
  setActive,
  setPassword,
  setRole,
} from './users.ts';

interface PasswordOption {
  readonly passwordStdin?: boolean;
}

const readsPassword = [
  '--password-stdin',
  'read the password from standard input instead of creating one',
] as const;

/** The password that was piped in, or a new one, and what to print about it. */
function passwordFor(
  { passwordStdin }: PasswordOption,
  input: string | null,
): { readonly password: string; readonly note: string } {
  if (passwordStdin !== true) {
    const password = createPassword();
    return { password, note: `Password, shown only now: ${password}` };
  }
  const password = (input ?? '').replace(/\r?\n$/, '');
  if (password === '') throw new AdminError('No password was given on standard input.');
  return { password, note: 'The password is the given one.' };
}

export function registerUserCommands(program: Command, context: CommandContext): void {
  const users = program.command('users').description('people who sign in');
  registerAccounts(users, context);
  registerSessions(users, context);
}

function registerAccounts(
  users: Command,
  { db, clock, input, print, companyFilter }: CommandContext,
): void {
  users
    .command('add')
    .requiredOption('--email <address>', 'sign-in name')
    .requiredOption('--name <name>')
    .requiredOption('--role <role>', roleNames.join(', '))
    .option(...ofCompany)
    .option(...readsPassword)
    .action(
      async (
        options: PasswordOption & { email: string; name: string; role: string; company?: string },
      ) => {
        const companyId = await resolveCompany(db, options.company);
        const { password, note } = passwordFor(options, input);
        await addUser(db, clock, { ...options, companyId, fullname: options.name, password });
        print(`${options.email} can sign in to company ${companyId} as ${options.role}.\n${note}`);
      },
    );
  users
    .command('list')
    .option('-c, --company <id>', 'only users of this company')
    .action(async ({ company }: { company?: string }) => {
      const rows = (await listUsers(db, await companyFilter(company))).map((one) => [
        one.email,
        one.fullname,
        String(one.companyId),
        one.role ?? '(own scopes)',
        one.isActive ? 'active' : 'inactive',
      ]);
      print(formatTable(['email', 'name', 'company', 'role', 'state'], rows));
    });
  users.command('role <email> <role>').action(async (email: string, role: string) => {
    await setRole(db, clock, email, role);
    print(`${email} is now ${role}.`);
  });
}

/** Commands that end sessions. */
function registerSessions(users: Command, { db, clock, input, print }: CommandContext): void {
  users
    .command('password <email>')
    .description('sets a password and ends all sessions of the user')
    .option(...readsPassword)
    .action(async (email: string, options: PasswordOption) => {
      const { password, note } = passwordFor(options, input);
      await setPassword(db, clock, email, password);
      print(`${email} has a new password and was signed out everywhere.\n${note}`);
    });
  users
    .command('deactivate <email>')
    .description('ends all sessions and refuses the user')
    .action(async (email: string) => {
      await setActive(db, clock, email, false);
      print(`${email} was signed out everywhere and cannot sign in.`);
    });
  users.command('activate <email>').action(async (email: string) => {
    await setActive(db, clock, email, true);
    print(`${email} can sign in.`);
  });
  users
    .command('sign-out <email>')
    .description('ends all sessions of the user')
    .action(async (email: string) => {
      print(`Ended sessions of ${email}: ${await endSessions(db, clock, email)}`);
    });
}
