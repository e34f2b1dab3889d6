import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { readRows } from '../db/read-rows.ts';
import { companies } from '../db/schema.ts';
import type { Clock } from '../lib/clock.ts';
import { type OwnedTable, readOwnedTables } from './owned-tables.ts';

/** Rows per transaction: others wait for one slice at most. */
const SLICE_ROWS = 2_000;

/** What arrives while rows are deleted is deleted by the next pass. */
const MAX_PASSES = 5;

/** Something goes on to store data of the company, which is inactive by now. */
export class StillUsedError extends Error {
  override readonly name = 'StillUsedError';
}

/**
 * Deletes a company with everything that belongs to it. It is inactive first: its users are signed out, and its ingest
 * keys refused. Then its rows are deleted in slices, and with the last of them the company itself. Interrupted, it is
 * completed by another call (RS-425).
 *
 * @returns the number of deleted rows
 * @throws StillUsedError
 */
export async function deleteCompany(
  db: Database,
  clock: Clock,
  companyId: number,
): Promise<number> {
  const [company] = await db
    .update(companies)
    .set({ isActive: false })
    .where(eq(companies.id, companyId))
    .returning({ name: companies.name });
  if (company === undefined) throw new Error(`There is no company ${companyId}.`);
  const tables = await readOwnedTables(db, companyId);
  // What refers to others goes before them.
  const dependent = tables.filter(({ name }) => name !== 'companies').toReversed();
  let total = 0;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const deleted = await deleteRows(db, dependent);
    total += deleted;
    if (deleted === 0) {
      const now = new Date(clock.now());
      await db.transaction(async (tx) => {
        await tx.delete(companies).where(eq(companies.id, companyId));
        const target = `${companyId} ${company.name}`;
        const action = { action: 'CompanyDeleted', target, count: total + 1 } as const;
        await recordAudit(tx, { companyId: null, now }, action);
      });
      return total + 1;
    }
  }
  throw new StillUsedError(`Company ${companyId} is inactive, but goes on to get data.`);
}

async function deleteRows(db: Database, tables: readonly OwnedTable[]): Promise<number> {
  let total = 0;
  for (const { name, isOwned } of tables) {
    const table = sql.identifier(name);
    for (let deleted = SLICE_ROWS; deleted === SLICE_ROWS;) {
      const [row] = await readRows<{ count: number }>(
        db,
        sql`with gone as (
              delete from ${table} where ctid in (
                select ctid from ${table} where ${isOwned} limit ${SLICE_ROWS} for update
              ) returning 1
            )
            select count(*)::int as count from gone`,
      );
      deleted = row?.count ?? 0;
      total += deleted;
    }
  }
  return total;
}
