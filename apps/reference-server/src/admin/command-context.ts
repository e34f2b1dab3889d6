import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';

export interface AdminDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Whether a server is running on the database. */
  readonly isServing: boolean;
}

/** What a command works with. */
export interface CommandContext extends AdminDeps {
  /** What was piped in; `null` without it. */
  readonly input: string | null;
  /** The folder that paths in arguments are relative to. */
  readonly folder: string;
  print(text: string): void;
  /**
   * The company of a `--company` option; `null` for all companies without one.
   *
   * @throws AdminError when there is no such company
   */
  companyFilter(company: string | undefined): Promise<number | null>;
}

/** The option of commands that add something to a company. */
export const ofCompany = [
  '-c, --company <id>',
  'id of the company; may be omitted if there is only one',
] as const;
