import { and, asc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Transaction } from '../db/database.ts';
import { pendingAlerts } from '../db/schema.ts';
import { chunksOf } from './chunks.ts';
import { lockCompany } from './company-lock.ts';
import { findDevices, LastReports } from './devices.ts';
import { alertInputSchema } from './alert-input.ts';
import type { IngestDeps } from './ingest-deps.ts';
import type { RuleMatch } from '../notifications/rule-match.ts';
import type { IngestResult } from './outcome.ts';
import type { VehicleInput } from './native-format.ts';
import { storeAlerts, type NewAlert } from './store-alerts.ts';
import { findStoredAlerts } from './find-stored-alerts.ts';
import { VehicleRegistry } from './vehicle-registry.ts';

/**
 * Stores the pending alerts of these devices, in order of arrival.
 *
 * @param matches receives the matches of rules with recipients
 */
async function storePendingAlerts(
  deps: IngestDeps,
  tx: Transaction,
  companyId: number,
  imeis: readonly string[],
  matches: RuleMatch[],
): Promise<Map<string, number>> {
  const where = and(eq(pendingAlerts.companyId, companyId), inArray(pendingAlerts.imei, imeis));
  const rows = await tx.select().from(pendingAlerts).where(where).orderBy(asc(pendingAlerts.id));
  const counts = new Map<string, number>();
  if (rows.length === 0) return counts;

  const company = await lockCompany(tx, companyId);
  const ruleSet = await deps.ruleSets.get(tx, company);
  const known = await findDevices(tx, companyId, imeis);
  // A device that was removed and registered again already has stored alerts.
  const stored = await findStoredAlerts(
    tx,
    companyId,
    rows.map((row) => row.dedupeKey),
  );
  const reports = new LastReports();
  const newAlerts: NewAlert[] = [];
  for (const row of rows) {
    const device = known.get(row.imei);
    if (device === undefined || stored.has(row.dedupeKey)) continue;
    const alert = v.parse(alertInputSchema, row.alert);
    newAlerts.push({ alert, device, receivedOn: row.receivedOn.getTime() });
    reports.add(device.deviceId, alert.createdOn);
    counts.set(row.imei, (counts.get(row.imei) ?? 0) + 1);
  }
  for (const chunk of chunksOf(newAlerts)) await storeAlerts(tx, company, ruleSet, chunk, matches);
  await reports.save(tx, deps.clock.now());
  await tx.delete(pendingAlerts).where(where);
  return counts;
}

/**
 * Registers or updates vehicles of one company and stores the pending alerts of their devices. An
 * unknown imei with a known plate becomes an additional device of that vehicle.
 *
 * @returns one result per item, in order
 */
export async function ingestVehicles(
  deps: IngestDeps,
  companyId: number,
  items: readonly VehicleInput[],
): Promise<IngestResult[]> {
  const results: IngestResult[] = [];
  for (const chunk of chunksOf(items)) {
    let storedCount = 0;
    let matches: RuleMatch[] = [];
    const chunkResults = await deps.db.transaction(async (tx) => {
      storedCount = 0;
      matches = [];
      await lockCompany(tx, companyId);
      const register = new VehicleRegistry(tx, companyId);
      await register.read(chunk);
      const outcomes: IngestResult[] = [];
      for (const item of chunk) outcomes.push(await register.enter(item));
      const imeis = [...new Set(chunk.map((item) => item.imei))];
      const counts = await storePendingAlerts(deps, tx, companyId, imeis, matches);
      return outcomes.map((outcome, index): IngestResult => {
        const imei = chunk[index]?.imei ?? '';
        const count = counts.get(imei);
        if (count === undefined || outcome.outcome === 'invalid') return outcome;
        counts.delete(imei);
        storedCount += count;
        return {
          ...outcome,
          reason: `${count} pending ${count === 1 ? 'alert' : 'alerts'} stored`,
        };
      });
    });
    if (storedCount > 0) deps.liveFeed.changed(companyId);
    deps.notifier?.matched(matches);
    results.push(...chunkResults);
  }
  return results;
}
