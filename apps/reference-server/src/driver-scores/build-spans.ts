import { and, asc, eq, gt, isNotNull, not, or } from 'drizzle-orm';
import type { Database, Queries } from '../db/database.ts';
import { lockCompany } from '../ingest/company-lock.ts';
import {
  companies,
  driverFalseAlerts,
  driverSpans,
  rawAlerts,
  vehiclePositions,
} from '../db/schema.ts';
import { drivingBetween, type Fix } from '../driver-sums/driving-step.ts';
import { SpanChanges } from '../driver-sums/span-changes.ts';

const CHUNK = 5_000;

/** The last position that was read. */
interface Place {
  readonly vehicleId: number;
  readonly fix: Fix;
}

async function countAlerts(tx: Queries, companyId: number, timeZone: string): Promise<void> {
  for (let after = 0; ;) {
    const rows = await tx
      .select()
      .from(rawAlerts)
      .where(
        and(
          eq(rawAlerts.companyId, companyId),
          isNotNull(rawAlerts.driverId),
          gt(rawAlerts.id, after),
        ),
      )
      .orderBy(asc(rawAlerts.id))
      .limit(CHUNK);
    const changes = new SpanChanges(timeZone);
    for (const row of rows) {
      changes.alert(row);
      if (row.isFalseAlert) changes.marked(row, true);
    }
    await changes.save(tx, companyId);
    const last = rows.at(-1);
    if (last === undefined || rows.length < CHUNK) return;
    after = last.id;
  }
}

async function countDriving(tx: Queries, companyId: number, timeZone: string): Promise<void> {
  let last = null as Place | null;
  const { vehicleId, recordedOn } = vehiclePositions;
  for (;;) {
    const place = last;
    const rows = await tx
      .select()
      .from(vehiclePositions)
      .where(
        and(
          eq(vehiclePositions.companyId, companyId),
          place === null
            ? undefined
            : or(
                gt(vehicleId, place.vehicleId),
                and(eq(vehicleId, place.vehicleId), gt(recordedOn, new Date(place.fix.at))),
              ),
        ),
      )
      .orderBy(asc(vehicleId), asc(recordedOn))
      .limit(CHUNK);
    const changes = new SpanChanges(timeZone);
    for (const row of rows) {
      const fix = { ...row, at: row.recordedOn.getTime() };
      changes.position(row.driverId, fix.at, fix.at);
      if (last?.vehicleId === row.vehicleId) {
        changes.driving(row.driverId, fix.at, drivingBetween(last.fix, fix));
      }
      last = { vehicleId: row.vehicleId, fix };
    }
    await changes.save(tx, companyId);
    if (rows.length < CHUNK) return;
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
