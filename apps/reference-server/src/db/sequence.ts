import { eq, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { companies } from './schema.ts';

/** Numbers of the company's sequence, both ends included. */
export interface SequenceRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Takes the next numbers of a company's sequence (ARCHITECTURE.md, The sequence).
 *
 * Call it inside the transaction that writes what carries the numbers, before writing it: the lock on
 * the company's row is held until the commit, so numbers become visible in order.
 */
export async function takeSequence(
  tx: Queries,
  companyId: number,
  count = 1,
): Promise<SequenceRange> {
  const [row] = await tx
    .update(companies)
    .set({ liveSequence: sql`${companies.liveSequence} + ${count}` })
    .where(eq(companies.id, companyId))
    .returning({ last: companies.liveSequence });
  if (row === undefined) throw new Error(`There is no company ${companyId}.`);
  return { first: row.last - count + 1, last: row.last };
}

/** Head of a company's sequence; with `lock` nobody else takes a number until the transaction ends. */
export async function readHead(tx: Queries, companyId: number, lock = false): Promise<number> {
  const query = tx
    .select({ head: companies.liveSequence })
    .from(companies)
    .where(eq(companies.id, companyId));
  const [row] = await (lock ? query.for('no key update') : query);
  if (row === undefined) throw new Error(`There is no company ${companyId}.`);
  return row.head;
}
