import type { Transaction } from '../db/database.ts';
import { pendingAlerts } from '../db/schema.ts';
import { chunksOf } from './chunks.ts';
import { lockCompany } from './company-lock.ts';
import { findDevices, Reports, type KnownDevice } from './devices.ts';
import { dedupeKeyOf, problemOfTime, type IngestAlert } from './alert-input.ts';
import { workOf, type IngestDeps } from './ingest-deps.ts';
import type { IngestResult } from './outcome.ts';
import { problemOfValues } from './validate-values.ts';
import { storeAlerts, type NewAlert } from './store-alerts.ts';
import { findStored } from './find-stored-alerts.ts';

interface Judged {
  readonly results: IngestResult[];
  readonly stored: number;
}

async function putAside(
  tx: Transaction,
  companyId: number,
  alerts: readonly IngestAlert[],
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

/** An item of a chunk: the alert, and the device when it is known and its time and values can be believed. */
interface Entry {
  readonly alert: IngestAlert;
  readonly key: string;
  readonly problem: string | null;
  readonly device: KnownDevice | undefined;
}

async function judgeChunk(
  deps: IngestDeps,
  tx: Transaction,
  companyId: number,
  alerts: readonly IngestAlert[],
): Promise<Judged> {
  const now = deps.clock.now();
  const company = await lockCompany(tx, companyId);
  const book = await deps.ruleBooks.of(tx, company);
  const devices = await findDevices(
    tx,
    companyId,
    alerts.map((alert) => alert.imei),
  );
  const entries = alerts.map((alert): Entry => ({
    alert,
    key: dedupeKeyOf(alert),
    problem: problemOfTime('createdOn', alert.createdOn, now) ?? problemOfValues(alert),
    device: devices.get(alert.imei),
  }));
  const known = await findStored(
    tx,
    companyId,
    entries.map((entry) => entry.key),
  );

  const news = new Map<string, NewAlert>();
  const aside = new Map<string, IngestAlert>();
  const reports = new Reports();
  const firstOf = new Map<string, Entry>();
  for (const entry of entries) {
    const { alert, key, device } = entry;
    if (entry.problem !== null || known.has(key) || firstOf.has(key)) continue;
    firstOf.set(key, entry);
    if (device === undefined) {
      aside.set(key, alert);
    } else {
      news.set(key, { alert, device, receivedOn: now });
      reports.add(device.deviceId, alert.createdOn);
    }
  }
  await putAside(tx, companyId, [...aside.values()], now);
  const stored = await storeAlerts(tx, company, book, [...news.values()]);
  await reports.save(tx, now);

  const results = entries.map((entry): IngestResult => {
    const { key, device, alert, problem } = entry;
    if (problem !== null) return { outcome: 'invalid', reason: problem };
    if (device === undefined) {
      const reason = `no vehicle has the device ${alert.imei}; kept until one is registered`;
      return { outcome: 'unknownDevice', reason };
    }
    const before = known.get(key);
    if (before !== undefined) return { outcome: 'duplicate', rawAlertId: String(before) };
    const outcome = firstOf.get(key) === entry ? 'accepted' : 'duplicate';
    return { outcome, rawAlertId: String(stored.get(key)) };
  });
  return { results, stored: stored.size };
}

/**
 * Takes in alerts of one company: checks their times, finds duplicates, puts aside those of unknown
 * devices, matches rules, stores, and tells the live feed. Each chunk is one transaction, shared with others
 * who post at the same time; after a failure all of it can be sent again, as what is stored already is a
 * duplicate.
 * @returns one answer for each alert, in order.
 */
export async function takeInAlerts(
  deps: IngestDeps,
  companyId: number,
  alerts: readonly IngestAlert[],
): Promise<IngestResult[]> {
  const work = workOf(deps.alertWork, companyId, async (chunk) => {
    const judged = await deps.db.transaction((tx) => judgeChunk(deps, tx, companyId, chunk));
    if (judged.stored > 0) deps.liveFeed.changed(companyId);
    return judged.results;
  });
  const results: IngestResult[] = [];
  for (const chunk of chunksOf(alerts)) results.push(...(await work.do(chunk)));
  return results;
}
