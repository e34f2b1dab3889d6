import { sql } from 'drizzle-orm';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { recordAudit } from '../audit/record-audit.ts';
import { readSchemaVersion } from '../backup/tables.ts';
import type { Database, Transaction } from '../db/database.ts';
import { readRows } from '../db/read-rows.ts';
import type { Clock } from '../lib/clock.ts';
import { type OwnedTable, readOwnedTables } from './owned-tables.ts';

const EXPORT_FORMAT = 'pantau-company-1';

/** Rows that are in memory at a time. */
const BATCH = 1_000;

/** What proves who somebody is stays with the server. */
const SECRETS = ['password_hash', 'token_hash', 'key_hash'];

/**
 * Writes all data of a company, as of one moment, to a new file of JSON lines: a header, then `{ "table", "row" }` for
 * each row, then the number of rows of each table, without which the file is incomplete. Hashes of passwords, sessions
 * and ingest keys are left out (RS-424).
 *
 * @returns the number of rows
 * @throws when the file exists or cannot be written; nothing is left behind then
 */
export async function exportCompany(
  db: Database,
  clock: Clock,
  companyId: number,
  path: string,
): Promise<number> {
  if (existsSync(path)) throw new Error(`${path} exists already.`);
  const draft = `${path}.${process.pid}.part`;
  const now = new Date(clock.now());
  let total = 0;
  const write = async function* (tx: Transaction): AsyncGenerator<string> {
    const schemaVersion = await readSchemaVersion(tx);
    const header = {
      format: EXPORT_FORMAT,
      companyId,
      schemaVersion,
      createdOn: now.toISOString(),
    };
    yield `${JSON.stringify(header)}\n`;
    const rows: Record<string, number> = {};
    for (const table of await readOwnedTables(tx, companyId)) {
      let count = 0;
      for await (const lines of readLines(tx, table)) {
        count += lines.length;
        yield `${lines.join('\n')}\n`;
      }
      rows[table.name] = count;
      total += count;
    }
    yield `${JSON.stringify({ end: rows })}\n`;
  };
  try {
    await db.transaction(
      async (tx) => {
        await tx.execute(sql`set local time zone 'UTC'`);
        await pipeline(
          Readable.from(write(tx)),
          createWriteStream(draft, { flags: 'wx', flush: true, mode: 0o600 }),
        );
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await recordAudit(db, { companyId, now }, { action: 'CompanyExported', count: total });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return total;
}

async function* readLines(tx: Transaction, table: OwnedTable): AsyncGenerator<string[]> {
  const { name, isOwned } = table;
  // A cursor takes no parameters of its own, but those of its query.
  await tx.execute(
    sql`declare company_rows no scroll cursor for
        select json_build_object('table', ${name}::text, 'row', to_jsonb(entry) - ${`{${SECRETS.join(',')}}`}::text[])::text as line
        from ${sql.identifier(name)} entry where ${isOwned}`,
  );
  for (;;) {
    const batch = await readRows<{ line: string }>(
      tx,
      sql`fetch ${sql.raw(String(BATCH))} from company_rows`,
    );
    if (batch.length === 0) break;
    yield batch.map(({ line }) => line);
  }
  await tx.execute(sql`close company_rows`);
}
