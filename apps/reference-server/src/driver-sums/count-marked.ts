import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { companies, rawAlerts } from '../db/schema.ts';
import { SpanChanges } from './span-changes.ts';

/** Takes alerts that were marked as false out of the scores, or counts them again, under the company's lock. */
export async function countMarked(
  tx: Queries,
  companyId: number,
  alertIds: readonly number[],
  isFalse: boolean,
): Promise<void> {
  if (alertIds.length === 0) return;
  const rows = await tx
    .select({
      driverId: rawAlerts.driverId,
      alertCode: rawAlerts.alertCode,
      createdOn: rawAlerts.createdOn,
      cost: rawAlerts.cost,
      timeZone: companies.timeZone,
    })
    .from(rawAlerts)
    .innerJoin(companies, eq(companies.id, rawAlerts.companyId))
    .where(sql`${rawAlerts.id} = any(${`{${alertIds.join(',')}}`}::bigint[])`);
  const [first] = rows;
  if (first === undefined) return;
  const changes = new SpanChanges(first.timeZone);
  for (const row of rows) changes.marked(row, isFalse);
  await changes.save(tx, companyId);
}
