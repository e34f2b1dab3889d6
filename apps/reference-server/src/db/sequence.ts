import { eq, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { companies } from './schema.ts';

/** A range of a company's sequence numbers, both ends included. */
export interface SequenceRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reserves the next numbers of a company's sequence (ARCHITECTURE.md, The sequence).
 *
 * Call it inside the transaction that writes the numbered rows, before writing them: the company's
 * row stays locked until the commit, so that numbers become visible in order.
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
  if (row === undefined) throw new Error(`Company ${companyId} does not exist.`);
  return { first: row.last - count + 1, last: row.last };
}

/**
 * Reads the head of a company's sequence. With `lock`, no other transaction can take a number until
 * this one ends.
 */
export async function readHead(tx: Queries, companyId: number, lock = false): Promise<number> {
  const query = tx
    .select({ head: companies.liveSequence })
    .from(companies)
    .where(eq(companies.id, companyId));
  const [row] = await (lock ? query.for('no key update') : query);
  if (row === undefined) throw new Error(`Company ${companyId} does not exist.`);
  return row.head;
}
