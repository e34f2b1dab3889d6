import { findAlertCode } from '@pantau/core/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { CameraView } from '../../cameras/camera-fleet.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import { rawAlerts, userLogs, vehicles } from '../../db/schema.ts';
import { findRule } from '../rule/find-rule.ts';
import type { RuleReader } from '../rule/rule-reader.ts';
import { FALSE_ALERT_DAYS, recentAlerts } from './false-shares.ts';

/** A reason as users wrote it; null for all others together. */
export interface ReasonCount {
  readonly reason: string | null;
  readonly total: number;
}

/** The alerts of one code, vehicle or camera. */
export interface FalseGroup {
  readonly total: number;
  readonly falseAlerts: number;
  /** The most frequent first, all others last. */
  readonly reasons: readonly ReasonCount[];
}

export interface FalseBreakdown extends FalseGroup {
  readonly days: number;
  readonly codes: readonly (FalseGroup & { readonly alertCode: number })[];
  /** The vehicles with the most false alerts. */
  readonly vehicles: readonly (FalseGroup & {
    readonly vehicleId: number;
    readonly licensePlate: string;
  })[];
  /** By the camera that sees what the codes report; null for alerts of the tracker. */
  readonly cameras: readonly (FalseGroup & { readonly camera: CameraView | null })[];
}

const GROUPS_MAX = 10;
/** Other reasons are counted together: users write them freely. */
const REASONS_MAX = 6;

interface Counted {
  readonly alertCode: number;
  readonly vehicleId: number;
  readonly licensePlate: string;
  readonly total: number;
  readonly falseAlerts: number;
}

interface Reasoned {
  readonly alertCode: number;
  readonly vehicleId: number;
  readonly reason: string | null;
  readonly total: number;
}

/**
 * Why alerts of the last days were marked as false, by code, vehicle and camera: those of one rule, or of all rules.
 *
 * @throws ApiError `NOT_FOUND` without such a rule
 */
export async function readFalseBreakdown(
  db: Database,
  reader: RuleReader,
  alertRuleId: string | number | null,
  now: number,
): Promise<FalseBreakdown> {
  return db.transaction(
    async (tx) => {
      const rule = alertRuleId === null ? null : await findRule(tx, reader, alertRuleId);
      const ofRule =
        rule === null
          ? sql`cardinality(${rawAlerts.alertRuleIds}) > 0`
          : sql`${rawAlerts.alertRuleIds} @> array[${rule}::integer]`;
      const where = and(recentAlerts(reader, now), ofRule);
      const counted = await countAlerts(tx, where);
      const reasoned = await countReasons(tx, where);
      return { days: FALSE_ALERT_DAYS, ...breakdownOf(counted, reasoned) };
    },
    // All counts are of one moment.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function countAlerts(tx: Transaction, where: SQL | undefined): Promise<Counted[]> {
  return tx
    .select({
      alertCode: rawAlerts.alertCode,
      vehicleId: rawAlerts.vehicleId,
      licensePlate: vehicles.licensePlate,
      total: sql<number>`count(*)::integer`,
      falseAlerts: sql<number>`(count(*) filter (where ${rawAlerts.isFalseAlert}))::integer`,
    })
    .from(rawAlerts)
    .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
    .where(where)
    .groupBy(rawAlerts.alertCode, rawAlerts.vehicleId, vehicles.licensePlate)
    .orderBy(vehicles.licensePlate, rawAlerts.vehicleId, rawAlerts.alertCode);
}

/** False alerts by their latest reason: whoever checked an alert again and marked it anew has given another one. */
function countReasons(tx: Transaction, where: SQL | undefined): Promise<readonly Reasoned[]> {
  return readRows<Reasoned>(
    tx,
    sql`with latest as (
        select distinct on (${rawAlerts.id}) ${rawAlerts.id} as id,
          ${rawAlerts.alertCode} as alert_code, ${rawAlerts.vehicleId} as vehicle_id,
          nullif(${userLogs.data}::jsonb ->> 'reason', '') as reason
        from ${rawAlerts}
        join ${vehicles} on ${vehicles.id} = ${rawAlerts.vehicleId}
        left join ${userLogs} on ${userLogs.rawAlertId} = ${rawAlerts.id}
          and ${userLogs.typeField} = 'FalseAlert'
        where ${where} and ${rawAlerts.isFalseAlert}
        order by ${rawAlerts.id}, ${userLogs.id} desc nulls last
      ), named as (
        select reason from latest where reason is not null
        group by reason order by count(*) desc, reason limit ${REASONS_MAX}::integer
      )
      select alert_code as "alertCode", vehicle_id as "vehicleId", named.reason,
        count(*)::integer as total
      from latest left join named on named.reason = latest.reason
      group by alert_code, vehicle_id, named.reason`,
  );
}

function breakdownOf(counted: readonly Counted[], reasoned: readonly Reasoned[]) {
  const group = <K>(keyOf: (row: Pick<Counted, 'alertCode' | 'vehicleId'>) => K) => {
    const groups = new Map<K, { total: number; falseAlerts: number; sample: Counted }>();
    for (const row of counted) {
      const before = groups.get(keyOf(row)) ?? { total: 0, falseAlerts: 0, sample: row };
      groups.set(keyOf(row), {
        total: before.total + row.total,
        falseAlerts: before.falseAlerts + row.falseAlerts,
        sample: before.sample,
      });
    }
    return [...groups]
      .filter(([, { falseAlerts }]) => falseAlerts > 0)
      .sort(([, one], [, other]) => other.falseAlerts - one.falseAlerts || one.total - other.total)
      .slice(0, GROUPS_MAX)
      .map(([key, { total, falseAlerts, sample }]) => ({
        key,
        sample,
        counts: {
          total,
          falseAlerts,
          reasons: reasonsOf(reasoned.filter((row) => keyOf(row) === key)),
        },
      }));
  };
  const [whole] = group(() => null);
  return {
    ...(whole?.counts ?? { total: totalOf(counted), falseAlerts: 0, reasons: [] }),
    codes: group(({ alertCode }) => alertCode).map(({ key, counts }) => ({
      alertCode: key,
      ...counts,
    })),
    vehicles: group(({ vehicleId }) => vehicleId).map(({ key, sample, counts }) => ({
      vehicleId: key,
      licensePlate: sample.licensePlate,
      ...counts,
    })),
    cameras: group(({ alertCode }) => cameraOf(alertCode)).map(({ key, counts }) => ({
      camera: key,
      ...counts,
    })),
  };
}

const totalOf = (rows: readonly { readonly total: number }[]): number =>
  rows.reduce((sum, { total }) => sum + total, 0);

function reasonsOf(rows: readonly Reasoned[]): ReasonCount[] {
  const totals = new Map<string | null, number>();
  for (const { reason, total } of rows) totals.set(reason, (totals.get(reason) ?? 0) + total);
  return [...totals]
    .map(([reason, total]) => ({ reason, total }))
    .sort((one, other) => rank(one) - rank(other) || other.total - one.total);
}

const rank = ({ reason }: ReasonCount): number => (reason === null ? 1 : 0);

function cameraOf(alertCode: number): CameraView | null {
  const group = findAlertCode(alertCode)?.group;
  return group === 'adas' || group === 'dms' ? group : null;
}
