import type { Transaction } from '../db/database.ts';
import { pendingAlerts } from '../db/schema.ts';
import { chunksOf } from './chunks.ts';
import { lockCompany } from './company-lock.ts';
import { findDevices, LastReports, type RegisteredDevice } from './devices.ts';
import { dedupeKeyOf, validateTime, type AlertInput } from './alert-input.ts';
import { batcherFor, type IngestDeps } from './ingest-deps.ts';
import type { RuleMatch } from '../notifications/rule-match.ts';
import type { IngestResult } from './outcome.ts';
import { validateValues } from './validate-values.ts';
import { storeAlerts, type NewAlert } from './store-alerts.ts';
import { findStoredAlerts } from './find-stored-alerts.ts';

interface ChunkResult {
  readonly results: IngestResult[];
  readonly stored: number;
  readonly matches: readonly RuleMatch[];
}

async function storePending(
  tx: Transaction,
  companyId: number,
  alerts: readonly AlertInput[],
  now: number,
): Promise<void> {
  if (alerts.length === 0) return;
  await tx
    .insert(pendingAlerts)
    .values(
      alerts.map((alert) => ({
        companyId,
        imei: alert.imei,
        dedupeKey: dedupeKeyOf(alert),
        receivedOn: new Date(now),
        alert,
      })),
    )
    .onConflictDoNothing();
}

/** An alert of a chunk, with its device when registered and the reason when it is implausible. */
interface Entry {
  readonly alert: AlertInput;
  readonly key: string;
  readonly problem: string | null;
  readonly device: RegisteredDevice | undefined;
}

async function processChunk(
  deps: IngestDeps,
  tx: Transaction,
  companyId: number,
  alerts: readonly AlertInput[],
): Promise<ChunkResult> {
  const now = deps.clock.now();
  const company = await lockCompany(tx, companyId);
  const ruleSet = await deps.ruleSets.get(tx, company);
  const devices = await findDevices(
    tx,
    companyId,
    alerts.map((alert) => alert.imei),
  );
  const entries = alerts.map((alert): Entry => ({
    alert,
    key: dedupeKeyOf(alert),
    problem: validateTime('createdOn', alert.createdOn, now) ?? validateValues(alert),
    device: devices.get(alert.imei),
  }));
  const known = await findStoredAlerts(
    tx,
    companyId,
    entries.map((entry) => entry.key),
  );

  const newAlerts = new Map<string, NewAlert>();
  const pending = new Map<string, AlertInput>();
  const reports = new LastReports();
  const firstOf = new Map<string, Entry>();
  for (const entry of entries) {
    const { alert, key, device } = entry;
    if (entry.problem !== null || known.has(key) || firstOf.has(key)) continue;
    firstOf.set(key, entry);
    if (device === undefined) {
      pending.set(key, alert);
    } else {
      newAlerts.set(key, { alert, device, receivedOn: now });
      reports.add(device.deviceId, alert.createdOn);
    }
  }
  await storePending(tx, companyId, [...pending.values()], now);
  const matches: RuleMatch[] = [];
  const stored = await storeAlerts(tx, company, ruleSet, [...newAlerts.values()], matches);
  await reports.save(tx, now);

  const results = entries.map((entry): IngestResult => {
    const { key, device, alert, problem } = entry;
    if (problem !== null) return { outcome: 'invalid', reason: problem };
    if (device === undefined) {
      const reason = `no vehicle has the device ${alert.imei}; stored until one is registered`;
      return { outcome: 'unknownDevice', reason };
    }
    const before = known.get(key);
    if (before !== undefined) return { outcome: 'duplicate', rawAlertId: String(before) };
    const outcome = firstOf.get(key) === entry ? 'accepted' : 'duplicate';
    return { outcome, rawAlertId: String(stored.get(key)) };
  });
  return { results, stored: stored.size, matches };
}

/**
 * Ingests alerts of one company: validates their times and values, detects duplicates, stores
 * alerts of unknown devices as pending, matches rules, stores the rest and notifies the live feed.
 * Each chunk is one transaction, shared by concurrent requests. After a failure everything can be
 * sent again, because stored alerts are detected as duplicates.
 *
 * @returns one result per alert, in order
 */
export async function ingestAlerts(
  deps: IngestDeps,
  companyId: number,
  alerts: readonly AlertInput[],
): Promise<IngestResult[]> {
  const batcher = batcherFor(deps.alertBatchers, companyId, async (chunk) => {
    const result = await deps.db.transaction((tx) => processChunk(deps, tx, companyId, chunk));
    if (result.stored > 0) deps.liveFeed.changed(companyId);
    deps.notifier?.matched(result.matches);
    return result.results;
  });
  const results: IngestResult[] = [];
  for (const chunk of chunksOf(alerts)) results.push(...(await batcher.run(chunk)));
  return results;
}
