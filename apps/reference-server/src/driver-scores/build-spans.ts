import { and, eq, not } from 'drizzle-orm';
import type { Database, Queries } from '../db/database.ts';
import { lockCompany } from '../ingest/company-lock.ts';
import { companies, driverFalseAlerts, driverSpans } from '../db/schema.ts';
import { SpanChanges } from '../driver-sums/span-changes.ts';
import { storedAlerts, storedDriving } from './stored-data.ts';

async function countAlerts(tx: Queries, companyId: number, timeZone: string): Promise<void> {
  for await (const rows of storedAlerts(tx, companyId)) {
    const changes = new SpanChanges(timeZone);
    for (const row of rows) {
      changes.alert(row);
      if (row.isFalseAlert) changes.marked(row, true);
    }
    await changes.save(tx, companyId);
  }
}

async function countDriving(tx: Queries, companyId: number, timeZone: string): Promise<void> {
  for await (const steps of storedDriving(tx, companyId)) {
    const changes = new SpanChanges(timeZone);
    for (const { driverId, at, driving } of steps) {
      changes.position(driverId, at, at);
      if (driving !== null) changes.driving(driverId, at, driving);
    }
    await changes.save(tx, companyId);
  }
}

/**
 * Computes a company's driver scores anew from its stored alerts and positions. Driving whose positions were deleted
 * since is lost; when a position was stored is taken to be when it was recorded.
 */
export async function buildSpans(tx: Queries, companyId: number, timeZone: string): Promise<void> {
  await tx.delete(driverSpans).where(eq(driverSpans.companyId, companyId));
  await tx.delete(driverFalseAlerts).where(eq(driverFalseAlerts.companyId, companyId));
  await countAlerts(tx, companyId, timeZone);
  await countDriving(tx, companyId, timeZone);
}

/** Builds the driver scores of companies whose data is older than driver scores. */
export async function buildMissingSpans(db: Database): Promise<void> {
  const missing = await db
    .select({ id: companies.id })
    .from(companies)
    .where(not(companies.hasDriverScores));
  for (const { id } of missing) {
    await db.transaction(async (tx) => {
      const { timeZone } = await lockCompany(tx, id);
      // Another server may have built them in the meantime.
      const [row] = await tx
        .update(companies)
        .set({ hasDriverScores: true })
        .where(and(eq(companies.id, id), not(companies.hasDriverScores)))
        .returning({ id: companies.id });
      if (row !== undefined) await buildSpans(tx, id, timeZone);
    });
  }
}
