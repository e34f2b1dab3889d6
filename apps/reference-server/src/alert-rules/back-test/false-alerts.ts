import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import { visibleVehicles } from '../../access/visibility.ts';
import type { Transaction } from '../../db/database.ts';
import { rawAlerts, userLogs, vehicles } from '../../db/schema.ts';
import type { RuleReader } from '../rule/rule-reader.ts';
import type { TestPeriod } from './run-back-test.ts';

/** The alerts of a rule that users have marked as false. */
export interface FalseAlerts {
  readonly total: number;
  /** The most frequent first. */
  readonly reasons: readonly { readonly reason: string; readonly total: number }[];
}

const REASONS_MAX = 10;

/** Counts the alerts that a stored rule has matched in the period and that are marked as false, by their latest reason. */
export async function countFalseAlerts(
  tx: Transaction,
  reader: RuleReader,
  alertRuleId: number,
  { from, to }: TestPeriod,
): Promise<FalseAlerts> {
  const isFalse = and(
    eq(rawAlerts.companyId, reader.companyId),
    visibleVehicles(reader),
    gte(rawAlerts.createdOn, from),
    lte(rawAlerts.createdOn, to),
    rawAlerts.isFalseAlert,
    sql`${rawAlerts.alertRuleIds} @> array[${alertRuleId}::integer]`,
  );
  const latest = tx
    .selectDistinctOn([rawAlerts.id], {
      reason: sql<string>`coalesce(${userLogs.data}::jsonb ->> 'reason', '')`.as('reason'),
    })
    .from(rawAlerts)
    .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
    .leftJoin(
      userLogs,
      and(eq(userLogs.rawAlertId, rawAlerts.id), eq(userLogs.typeField, 'FalseAlert')),
    )
    .where(isFalse)
    .orderBy(rawAlerts.id, sql`${userLogs.id} desc nulls last`)
    .as('latest');
  const total = sql<number>`count(*)::integer`;
  const rows = await tx
    .select({ reason: latest.reason, total })
    .from(latest)
    .groupBy(latest.reason)
    .orderBy(desc(total), latest.reason);
  return {
    total: rows.reduce((sum, row) => sum + row.total, 0),
    reasons: rows.filter(({ reason }) => reason !== '').slice(0, REASONS_MAX),
  };
}
