import { desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { alertRules, rawAlerts, userLogs } from '../db/schema.ts';
import { chunksOf } from '../ingest/chunks.ts';
import { lockCompany } from '../ingest/company-lock.ts';
import { countMarked } from '../driver-sums/count-marked.ts';
import { dedupeKeyOf } from '../ingest/alert-input.ts';
import { createRuleSetCache } from '../ingest/rule-sets.ts';
import { storeAlerts } from '../ingest/store-alerts.ts';
import type { Random } from '../simulator/random.ts';
import {
  generateHistory,
  type OpenAlertCounts,
  type History,
  type HistoryAlert,
} from './generate-history.ts';
import type { GeneratedAlert } from './generate-alerts.ts';

async function storeGenerated(
  tx: Transaction,
  companyId: number,
  alerts: readonly GeneratedAlert[],
): Promise<void> {
  const company = await lockCompany(tx, companyId);
  const ruleSet = await createRuleSetCache().get(tx, company);
  const inOrder = alerts.toSorted((a, b) => a.alert.createdOn - b.alert.createdOn);
  for (const chunk of chunksOf(inOrder)) await storeAlerts(tx, company, ruleSet, chunk);
}

async function readStored(
  tx: Transaction,
  companyId: number,
  alerts: readonly GeneratedAlert[],
): Promise<HistoryAlert[]> {
  const byKey = new Map(alerts.map((alert) => [dedupeKeyOf(alert.alert), alert]));
  const rules = await tx
    .select({ id: alertRules.id, urgency: alertRules.alertUrgencyType })
    .from(alertRules)
    .where(eq(alertRules.companyId, companyId));
  const urgent = new Set(rules.filter((rule) => rule.urgency === 'Urgent').map((rule) => rule.id));
  const rows = await tx
    .select()
    .from(rawAlerts)
    .where(eq(rawAlerts.companyId, companyId))
    .orderBy(desc(rawAlerts.createdOn), desc(rawAlerts.id));
  return rows.map((row) => {
    const source = byKey.get(row.dedupeKey);
    const isUrgent = row.alertRuleIds.some((ruleId) => urgent.has(ruleId));
    return {
      id: row.id,
      createdOn: row.createdOn.getTime(),
      alertCode: row.alertCode,
      urgency: isUrgent ? 'Urgent' : row.alertRuleIds.length > 0 ? 'Important' : null,
      isShared: source?.device.isShared ?? false,
      uploadsVideos: source?.uploadsVideos ?? false,
      state: source?.state ?? null,
    };
  });
}

async function writeHistory(
  tx: Transaction,
  companyId: number,
  { states, logs }: History,
): Promise<void> {
  const rows = states.map((state) => ({
    id: state.id,
    read_on: state.readOn === null ? null : new Date(state.readOn),
    resolved_on: state.resolvedOn === null ? null : new Date(state.resolvedOn),
    resolved_by: state.resolvedBy,
    is_false: state.isFalseAlert,
    video: state.hasVideo ? 'S' : null,
  }));
  await tx.execute(sql`
    update ${rawAlerts} set
      is_read = past.read_on is not null, read_on = past.read_on,
      is_resolved = past.resolved_on is not null, resolved_on = past.resolved_on,
      resolved_by = past.resolved_by, is_false_alert = past.is_false, download_video_status = past.video
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as past(
      id bigint, read_on timestamptz, resolved_on timestamptz, resolved_by integer,
      is_false boolean, video text)
    where ${rawAlerts.id} = past.id`);
  const falseIds = states.filter(({ isFalseAlert }) => isFalseAlert).map(({ id }) => id);
  await countMarked(tx, companyId, falseIds, true);
  if (logs.length === 0) return;
  await tx
    .insert(userLogs)
    .values(
      logs
        .toSorted((a, b) => a.at - b.at)
        .map(({ at, ...log }) => ({ ...log, companyId, createdOn: new Date(at) })),
    );
}

/** Stores the generated alerts of one company and what its users did with them. */
export async function seedAlerts(
  tx: Transaction,
  companyId: number,
  alerts: readonly GeneratedAlert[],
  open: OpenAlertCounts,
  userIds: readonly number[],
  random: Random,
  now: number,
): Promise<void> {
  await storeGenerated(tx, companyId, alerts);
  const stored = await readStored(tx, companyId, alerts);
  await writeHistory(tx, companyId, generateHistory(stored, open, userIds, random, now));
}
