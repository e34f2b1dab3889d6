import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { rawAlerts } from '../db/schema.ts';

/** Finds the ids of stored alerts of the company by dedupe key. */
export async function findStoredAlerts(
  tx: Transaction,
  companyId: number,
  keys: Iterable<string>,
): Promise<Map<string, number>> {
  const distinct = [...new Set(keys)];
  if (distinct.length === 0) return new Map();
  const rows = await tx
    .select({ id: rawAlerts.id, dedupeKey: rawAlerts.dedupeKey })
    .from(rawAlerts)
    .where(and(eq(rawAlerts.companyId, companyId), inArray(rawAlerts.dedupeKey, distinct)));
  return new Map(rows.map((row) => [row.dedupeKey, row.id]));
}
