import { sql } from 'drizzle-orm';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, Transaction } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { END, FORMAT, TABLE, type BackupEnd, type BackupHeader } from './format.ts';
import { readRows } from '../db/read-rows.ts';
import { readSchemaVersion, readTables } from './tables.ts';

/** Rows that are in memory at a time. */
const BATCH = 1_000;

/**
 * Writes all data of the server, as it was at one moment, to a new file.
 *
 * @returns the number of rows
 * @throws when the file exists or cannot be written; nothing is left behind then
 */
export async function writeBackup(db: Database, clock: Clock, path: string): Promise<number> {
  if (existsSync(path)) throw new Error(`${path} exists already.`);
  const draft = `${path}.${process.pid}.part`;
  let total = 0;
  const read = async function* (tx: Transaction): AsyncGenerator<string> {
    const header: BackupHeader = {
      format: FORMAT,
      schemaVersion: await readSchemaVersion(tx),
      createdOn: new Date(clock.now()).toISOString(),
    };
    yield `${JSON.stringify(header)}\n`;
    const rows: Record<string, number> = {};
    for (const table of await readTables(tx)) {
      yield `${TABLE}${table}\n`;
      rows[table] = 0;
      for await (const lines of readLines(tx, table)) {
        rows[table] += lines.length;
        yield `${lines.join('\n')}\n`;
      }
      total += rows[table];
    }
    const end: BackupEnd = { rows };
    yield `${END}${JSON.stringify(end)}\n`;
  };
  try {
    await db.transaction(
      (tx) =>
        pipeline(
          Readable.from(read(tx)),
          createGzip(),
          createWriteStream(draft, { flags: 'wx', flush: true }),
        ),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return total;
}

/** The rows of a table as JSON, in batches. */
async function* readLines(tx: Transaction, table: string): AsyncGenerator<string[]> {
  await tx.execute(
    sql`declare backup_rows no scroll cursor for
        select row_to_json(entry)::text as line from ${sql.identifier(table)} entry`,
  );
  for (;;) {
    const batch = await readRows<{ line: string }>(
      tx,
      sql`fetch ${sql.raw(String(BATCH))} from backup_rows`,
    );
    if (batch.length === 0) break;
    yield batch.map(({ line }) => line);
  }
  await tx.execute(sql`close backup_rows`);
}
