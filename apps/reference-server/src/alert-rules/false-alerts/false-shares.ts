import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import { visibleRules, visibleVehicles, type VehicleVisibility } from '../../access/visibility.ts';
import type { Queries } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import { alertRules, companies, rawAlerts, vehicles } from '../../db/schema.ts';

/** False alerts are counted among those of the last days, to the millisecond (decision 0050). */
export const FALSE_ALERT_DAYS = 7;
/** Fewer alerts say nothing about a rule: one of one is no share. */
const FALSE_ALERT_MIN_TOTAL = 10;

const DAY_MS = 86_400_000;

/** How many of a rule's alerts are marked as false. */
export interface FalseShare {
  readonly alertRuleId: number;
  readonly total: number;
  readonly falseAlerts: number;
}

export interface FalseShares {
  readonly days: number;
  /** Per cent; null when the company wants no rule to be stated. */
  readonly limit: number | null;
  /** Rules at or above the limit, the highest share first. */
  readonly rules: readonly FalseShare[];
}

export interface FalseShareQuery {
  /** Epoch ms. */
  readonly now: number;
  /** Only these rules. */
  readonly ruleIds?: readonly number[] | undefined;
}

/** The alerts that count, of `raw_alerts` joined with `vehicles`. */
export const recentAlerts = (reader: VehicleVisibility, now: number): SQL | undefined =>
  and(
    eq(rawAlerts.companyId, reader.companyId),
    visibleVehicles(reader),
    gt(rawAlerts.createdOn, new Date(now - FALSE_ALERT_DAYS * DAY_MS)),
    lte(rawAlerts.createdOn, new Date(now)),
  );

/** The rules whose alerts users mark as false so often that the company wants to know. */
export async function readFalseShares(
  db: Queries,
  reader: VehicleVisibility,
  { now, ruleIds }: FalseShareQuery,
): Promise<FalseShares> {
  const limit = await readLimit(db, reader.companyId);
  const rules =
    limit === null || ruleIds?.length === 0 ? [] : await countShares(db, reader, limit, now);
  const wanted = ruleIds === undefined ? null : new Set(ruleIds);
  return {
    days: FALSE_ALERT_DAYS,
    limit,
    rules: rules.filter(({ alertRuleId }) => wanted?.has(alertRuleId) ?? true),
  };
}

async function readLimit(db: Queries, companyId: number): Promise<number | null> {
  const [row] = await db
    .select({ limit: companies.falseAlertLimit })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.limit ?? null;
}

/** Counts by the rules that alerts have in common first: unnesting those of every alert would take most of the time. */
function countShares(
  db: Queries,
  reader: VehicleVisibility,
  limit: number,
  now: number,
): Promise<readonly FalseShare[]> {
  return readRows<FalseShare>(
    db,
    sql`with together as (
        select ${rawAlerts.alertRuleIds} as rule_ids, count(*) as total,
          count(*) filter (where ${rawAlerts.isFalseAlert}) as false_alerts
        from ${rawAlerts} join ${vehicles} on ${vehicles.id} = ${rawAlerts.vehicleId}
        where ${recentAlerts(reader, now)}
        group by ${rawAlerts.alertRuleIds}
      ), counted as (
        select rule_id, sum(total)::integer as total, sum(false_alerts)::integer as false_alerts
        from together cross join unnest(rule_ids) as rule_id
        group by rule_id
      )
      select rule_id as "alertRuleId", total, false_alerts as "falseAlerts"
      from counted join ${alertRules} on ${alertRules.id} = rule_id and ${visibleRules(reader)}
      where total >= ${FALSE_ALERT_MIN_TOTAL}::integer
        and false_alerts * 100 >= ${limit}::integer * total
      order by false_alerts::float8 / total desc, false_alerts desc, rule_id`,
  );
}
