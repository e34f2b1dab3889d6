import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as valibot from 'valibot';
import type { Queries } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { readRows } from './read-rows.ts';

/**
 * What a migration means for nodes of the previous version that run at the same time: nothing; that they wait while it
 * locks a table; or that they may fail, so that they are stopped before.
 */
export type RollingUpdate = 'yes' | 'waits' | 'no';

export interface PlannedMigration {
  readonly name: string;
  readonly rolling: RollingUpdate;
  /** Why not, or what waits. */
  readonly reasons: readonly string[];
}

interface Verdict {
  readonly rolling: RollingUpdate;
  readonly reason?: string;
}

interface Rule extends Pick<Verdict, 'rolling'> {
  readonly pattern: RegExp;
  /** `$1` is the table, `$2` what is changed about it. */
  readonly reason?: string;
}

const name = '(?:"[^"]+"\\.)?"([^"]+)"';

/** The first that matches decides. */
const rules: readonly Rule[] = [
  { pattern: /^create table/i, rolling: 'yes' },
  { pattern: /^create type/i, rolling: 'yes' },
  { pattern: /^alter type .* add value/i, rolling: 'yes' },
  {
    pattern: new RegExp(`^drop index ${name}`, 'i'),
    rolling: 'waits',
    reason: '$1: queries are slower without this index, until another one is built',
  },
  {
    pattern: new RegExp(`^create unique index ${name} on ${name}`, 'i'),
    rolling: 'no',
    reason: '$2: the previous version may store what is now a duplicate',
  },
  {
    pattern: new RegExp(`^create index ${name} on ${name}`, 'i'),
    rolling: 'waits',
    reason: '$2: writes wait until an index is built',
  },
  {
    pattern: new RegExp(`^alter table ${name} add column ${name}(?=.*not null)(?!.*default)`, 'i'),
    rolling: 'no',
    reason: '$1: the previous version does not fill the column $2',
  },
  { pattern: new RegExp(`^alter table ${name} add column`, 'i'), rolling: 'yes' },
  {
    pattern: new RegExp(`^alter table ${name} drop`, 'i'),
    rolling: 'no',
    reason: '$1: the previous version uses what is dropped',
  },
  {
    pattern: new RegExp(`^alter table ${name} (?:alter column|rename)`, 'i'),
    rolling: 'no',
    reason: '$1: a column changes that the previous version uses',
  },
  {
    pattern: new RegExp(`^alter table ${name} add constraint .* foreign key`, 'i'),
    rolling: 'waits',
    reason: '$1: writes wait until a reference is checked',
  },
  {
    pattern: new RegExp(`^alter table ${name} add constraint`, 'i'),
    rolling: 'no',
    reason: '$1: the previous version may store what is now refused',
  },
  {
    pattern: new RegExp(`^(?:update|delete from|insert into) ${name}`, 'i'),
    rolling: 'no',
    reason: '$1: rows change, and the previous version goes on to store them in the old form',
  },
];

/** Judges one statement of a migration that created these tables itself. */
function judge(statement: string, created: ReadonlySet<string>): Verdict {
  const text = statement
    .replaceAll(/^\s*--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text === '') return { rolling: 'yes' };
  const target = new RegExp(`^(?:alter table|create (?:unique )?index "[^"]+" on) ${name}`, 'i');
  // Nobody else uses a table that does not exist yet.
  if (created.has(target.exec(text)?.[1] ?? '')) return { rolling: 'yes' };
  for (const { pattern, rolling, reason } of rules) {
    const match = pattern.exec(text);
    if (match === null) continue;
    if (reason === undefined) return { rolling };
    return {
      rolling,
      reason: reason.replaceAll(/\$(\d)/g, (_, group) => match[Number(group)] ?? ''),
    };
  }
  return { rolling: 'no', reason: `to be judged by a person: ${text.slice(0, 60)}` };
}

const severity: readonly RollingUpdate[] = ['yes', 'waits', 'no'];

/** Judges a migration by its statements (RS-427). */
export function judgeMigration(statements: readonly string[]): Omit<PlannedMigration, 'name'> {
  const created = new Set(
    statements.flatMap(
      (one) => new RegExp(`^\\s*create table (?:if not exists )?${name}`, 'i').exec(one)?.[1] ?? [],
    ),
  );
  const verdicts = statements.map((one) => judge(one, created));
  const worst = Math.max(0, ...verdicts.map(({ rolling }) => severity.indexOf(rolling)));
  const reasons = verdicts.flatMap(({ reason }) => reason ?? []);
  return { rolling: severity[worst] ?? 'no', reasons: [...new Set(reasons)] };
}

const journalSchema = valibot.object({
  entries: valibot.array(valibot.object({ tag: valibot.string(), when: valibot.number() })),
});

/** The migrations that the next start of this version will apply. Changes nothing. */
export async function planMigrations(db: Queries): Promise<readonly PlannedMigration[]> {
  const journal: unknown = JSON.parse(
    await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
  );
  const { entries } = valibot.parse(journalSchema, journal);
  const latest = await readLatest(db);
  return readMigrationFiles({ migrationsFolder }).flatMap(({ folderMillis, sql: statements }) => {
    if (folderMillis <= latest) return [];
    const tag = entries.find(({ when }) => when === folderMillis)?.tag ?? String(folderMillis);
    return [{ name: tag, ...judgeMigration(statements) }];
  });
}

/** Only the last one counts: they are applied in order. A database of a later version has more. */
const lastMigration = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;

/** Whether a database has all migrations of this version, as it does not after an older backup was restored. */
export const isMigrated = async (db: Queries): Promise<boolean> =>
  (await readLatest(db)) >= lastMigration;

/** When the latest migration of a database was made; 0 for an empty one. */
async function readLatest(db: Queries): Promise<number> {
  const [table] = await readRows<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (table?.exists !== true) return 0;
  const [row] = await readRows<{ latest: string | null }>(
    db,
    sql`select max(created_at)::text as latest from drizzle.__drizzle_migrations`,
  );
  return Number(row?.latest ?? 0);
}
