import { sql } from 'drizzle-orm';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import * as v from 'valibot';
import type { Database, Transaction } from '../db/database.ts';
import { companies } from '../db/schema.ts';
import { END, FORMAT, TABLE } from './format.ts';
import { readRows } from '../db/read-rows.ts';
import { readSchemaVersion, readTables } from './tables.ts';

/** The file cannot be restored; the message says why. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

/** Rows that are inserted by one statement. */
const BATCH = 1_000;

const header = v.object({ format: v.literal(FORMAT), schemaVersion: v.number() });
const end = v.object({ rows: v.record(v.string(), v.number()) });

/**
 * Fills an empty database from a backup, completely or not at all.
 *
 * @returns the number of rows
 * @throws RestoreError when the database is not empty, the file is no complete backup, or it is from another version
 */
export async function restoreBackup(db: Database, path: string): Promise<number> {
  const file = createReadStream(path);
  const lines = createInterface({ input: file.pipe(createGunzip()), crlfDelay: Infinity });
  // Begins to collect the lines: those that are read before anybody iterates would be lost.
  const collected = lines[Symbol.asyncIterator]();
  // A broken file ends the lines with an error of the stream that reads it.
  const broken = new Promise<never>((_, reject) => {
    const fail = (error: Error): void =>
      reject(new RestoreError(`${path} cannot be read: ${error.message}`));
    file.once('error', fail);
    lines.once('error', fail);
  });
  try {
    return await Promise.race([db.transaction((tx) => restoreLines(tx, collected)), broken]);
  } finally {
    lines.close();
    file.destroy();
  }
}

async function restoreLines(
  tx: Transaction,
  lines: AsyncIterableIterator<string>,
): Promise<number> {
  if ((await tx.$count(companies)) > 0) {
    throw new RestoreError('The database has data already; restore into an empty one.');
  }
  const tables = await readTables(tx);
  const insert = createInserter(tx, tables);
  let isFirst = true;
  for await (const line of lines) {
    if (isFirst) await checkHeader(tx, line);
    else if (line.startsWith(TABLE)) await insert.begin(line.slice(TABLE.length));
    else if (line.startsWith(END)) return finish(tx, tables, await insert.end(), line);
    else await insert.row(line);
    isFirst = false;
  }
  throw new RestoreError('The file is incomplete.');
}

async function checkHeader(tx: Transaction, line: string): Promise<void> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), header), line);
  if (!parsed.success) throw new RestoreError('The file is not a backup of Pantau.');
  const present = await readSchemaVersion(tx);
  const { schemaVersion } = parsed.output;
  if (schemaVersion !== present) {
    throw new RestoreError(
      `The backup has version ${schemaVersion} of the tables, this server ${present}: ` +
        'restore it with the version of the server that wrote it, then upgrade.',
    );
  }
}

/** Inserts the rows of one table after another, with triggers off: the backup has their results. */
function createInserter(tx: Transaction, tables: readonly string[]) {
  const counts: Record<string, number> = {};
  let table = '';
  let columns = sql``;
  let batch: string[] = [];

  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    const name = sql.identifier(table);
    const rows = `[${batch.join(',')}]`;
    batch = [];
    await tx.execute(
      sql`insert into ${name} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${name}, ${rows}::json)`,
    );
  };

  return {
    async begin(next: string): Promise<void> {
      await flush();
      if (!tables.includes(next)) throw new RestoreError(`There is no table ${next}.`);
      table = next;
      counts[table] = 0;
      const names = await readRows<{ name: string }>(
        tx,
        sql`select column_name as name from information_schema.columns
            where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
            order by ordinal_position`,
      );
      columns = sql.join(
        names.map(({ name }) => sql.identifier(name)),
        sql`, `,
      );
      await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
    },
    async row(line: string): Promise<void> {
      batch.push(line);
      counts[table] = (counts[table] ?? 0) + 1;
      if (batch.length >= BATCH) await flush();
    },
    async end(): Promise<Readonly<Record<string, number>>> {
      await flush();
      return counts;
    },
  };
}

async function finish(
  tx: Transaction,
  tables: readonly string[],
  counts: Readonly<Record<string, number>>,
  line: string,
): Promise<number> {
  const { rows } = v.parse(v.pipe(v.string(), v.parseJson(), end), line.slice(END.length));
  for (const table of tables) {
    if (counts[table] !== rows[table]) throw new RestoreError(`Rows of ${table} are missing.`);
    await tx.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
  }
  const identities = await readRows<{ name: string; column: string }>(
    tx,
    sql`select table_name as name, column_name as column from information_schema.columns
        where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { name, column } of identities) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${`public.${name}`}, ${column}),
          (select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${sql.identifier(name)}), false)`,
    );
  }
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
