import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { companies } from '../db/schema.ts';
import { SpanChanges } from '../driver-sums/span-changes.ts';
import { lockCompany } from '../ingest/company-lock.ts';
import { storedAlerts, storedDriving } from './stored-data.ts';

/**
 * Changes the time zone of a company, and with it the days to which alerts and driving belong. Moves what is stored
 * instead of computing the sums anew, because positions are deleted long before the driving that they add up to: that
 * driving stays at the day that it had.
 *
 * @param timeZone IANA name
 */
export async function changeTimeZone(
  tx: Transaction,
  companyId: number,
  timeZone: string,
): Promise<void> {
  const { timeZone: former } = await lockCompany(tx, companyId);
  if (former === timeZone) return;
  await tx.update(companies).set({ timeZone }).where(eq(companies.id, companyId));
  for await (const rows of storedAlerts(tx, companyId)) {
    const [taken, added] = [new SpanChanges(former), new SpanChanges(timeZone)];
    for (const row of rows) {
      taken.stored(row, -1);
      added.stored(row, 1);
    }
    await taken.save(tx, companyId);
    await added.save(tx, companyId);
  }
  for await (const steps of storedDriving(tx, companyId)) {
    const [taken, added] = [new SpanChanges(former), new SpanChanges(timeZone)];
    for (const { driverId, at, driving } of steps) {
      added.position(driverId, at, at);
      if (driving === null) continue;
      taken.driving(driverId, at, driving, -1);
      added.driving(driverId, at, driving);
    }
    await taken.save(tx, companyId);
    await added.save(tx, companyId);
  }
}
