import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { drivers, rawAlerts, type StoredGeofence } from '../db/schema.ts';
import { containsPoint } from '../geo/geometry.ts';
import { countWindowOf, matchRules, pointOf } from '../rules/match-rules.ts';
import type { RuleMatch } from '../notifications/rule-match.ts';
import type { MatchableAlert } from '../rules/rule.ts';
import { takeSequence } from '../db/sequence.ts';
import { SpanChanges } from '../driver-sums/span-changes.ts';
import type { LockedCompany } from './company-lock.ts';
import type { RegisteredDevice } from './devices.ts';
import { dedupeKeyOf, type AlertInput } from './alert-input.ts';
import type { RuleSet } from './rule-sets.ts';

/** An alert of a registered device that is not stored yet. */
export interface NewAlert {
  readonly alert: AlertInput;
  readonly device: RegisteredDevice;
  /** Epoch ms. */
  readonly receivedOn: number;
  /** Restricts matching to these rules; defaults to all. */
  readonly forRules?: ReadonlySet<number>;
}

type Row = typeof rawAlerts.$inferInsert;

/** Earlier alerts that counting rules consider, by vehicle and code. */
class EarlierAlerts {
  readonly #alerts = new Map<string, MatchableAlert[]>();

  of({ vehicleId, alertCode }: MatchableAlert): readonly MatchableAlert[] {
    return this.#alerts.get(`${vehicleId} ${alertCode}`) ?? [];
  }

  add(alert: MatchableAlert): void {
    const key = `${alert.vehicleId} ${alert.alertCode}`;
    const known = this.#alerts.get(key);
    if (known === undefined) this.#alerts.set(key, [alert]);
    else known.push(alert);
  }
}

/** Reads the stored alerts that the company's counting rules may count for the new ones. */
async function readEarlierAlerts(
  tx: Transaction,
  companyId: number,
  ruleSet: RuleSet,
  newAlerts: readonly NewAlert[],
): Promise<EarlierAlerts> {
  const earlier = new EarlierAlerts();
  const codes = new Set<number>();
  const vehicleIds = new Set<number>();
  let from = Infinity;
  let to = -Infinity;
  for (const { alert, device } of newAlerts) {
    const windows = ruleSet.rulesOf(alert.alertCode).map((rule) => countWindowOf(rule) ?? 0);
    const window = Math.max(0, ...windows);
    if (window === 0) continue;
    codes.add(alert.alertCode);
    vehicleIds.add(device.vehicleId);
    from = Math.min(from, alert.createdOn - window * 1000);
    to = Math.max(to, alert.createdOn);
  }
  if (codes.size === 0) return earlier;
  const rows = await tx
    .select()
    .from(rawAlerts)
    .where(
      and(
        eq(rawAlerts.companyId, companyId),
        inArray(rawAlerts.vehicleId, [...vehicleIds]),
        inArray(rawAlerts.alertCode, [...codes]),
        gte(rawAlerts.createdOn, new Date(from)),
        lte(rawAlerts.createdOn, new Date(to)),
      ),
    );
  for (const row of rows) {
    earlier.add({
      ...row,
      createdOn: row.createdOn.getTime(),
      geofenceIds: fenceIdsOf(row.geofences),
    });
  }
  return earlier;
}

function fenceIdsOf(fences: readonly StoredGeofence[]): number[] {
  return fences.flatMap(({ geofenceId }) => (geofenceId === null ? [] : [geofenceId]));
}

/**
 * Returns the geofences of an alert: those named by the sender, looked up among the company's by id
 * or name, otherwise those that contain the position. Unknown names are stored without an id.
 */
function fencesOf(alert: AlertInput, ruleSet: RuleSet): StoredGeofence[] {
  if (alert.geofences.length > 0) {
    return alert.geofences.map(({ geofenceId, fenceName }) => {
      const own = ruleSet.geofences.find((fence) =>
        geofenceId === null ? fence.fenceName === fenceName : fence.geofenceId === geofenceId,
      );
      return { geofenceId: own?.geofenceId ?? null, fenceName: own?.fenceName ?? fenceName };
    });
  }
  const point = pointOf(alert);
  if (point === null) return [];
  return ruleSet.geofences
    .filter((fence) => containsPoint(fence.shape, point))
    .map(({ geofenceId, fenceName }) => ({ geofenceId, fenceName }));
}

async function knownDrivers(
  tx: Transaction,
  companyId: number,
  newAlerts: readonly NewAlert[],
): Promise<ReadonlySet<number>> {
  const ids = new Set(newAlerts.flatMap(({ alert }) => alert.driverId ?? []));
  if (ids.size === 0) return ids;
  const rows = await tx
    .select({ id: drivers.id })
    .from(drivers)
    .where(and(eq(drivers.companyId, companyId), inArray(drivers.id, [...ids])));
  return new Set(rows.map((row) => row.id));
}

/**
 * Stores alerts under the company's lock, with the rules that each one matches and consecutive
 * sequence numbers in the given order. Drivers of other companies are omitted.
 *
 * @param matches receives the matches of rules with recipients, to report after the commit
 * @returns ids by dedupe key; the keys must be distinct and not stored yet
 */
export async function storeAlerts(
  tx: Transaction,
  company: LockedCompany,
  ruleSet: RuleSet,
  newAlerts: readonly NewAlert[],
  matches: RuleMatch[] = [],
): Promise<Map<string, number>> {
  if (newAlerts.length === 0) return new Map();
  const { companyId, timeZone } = company;
  const earlier = await readEarlierAlerts(tx, companyId, ruleSet, newAlerts);
  const driverIds = await knownDrivers(tx, companyId, newAlerts);
  const { first } = await takeSequence(tx, companyId, newAlerts.length);
  const rows = newAlerts.map(({ alert, device, receivedOn, forRules }, index): Row => {
    const { imei: _, source: __, ...fields } = alert;
    const fences = fencesOf(alert, ruleSet);
    const matchable = {
      ...alert,
      vehicleId: device.vehicleId,
      geofenceIds: alert.geofences.length > 0 ? fenceIdsOf(fences) : [],
    };
    const rules = ruleSet
      .rulesOf(alert.alertCode)
      .filter((rule) => forRules === undefined || forRules.has(rule.alertRuleId));
    const alertRuleIds = matchRules(matchable, rules, timeZone, earlier.of(matchable));
    earlier.add(matchable);
    for (const alertRuleId of alertRuleIds) {
      const notification = ruleSet.notificationOf(alertRuleId);
      if (notification === undefined) continue;
      const { alertCode, alertTrigger, createdOn } = matchable;
      const { licensePlate } = device;
      const event = { licensePlate, alertCode, alertTrigger, createdOn, timeZone };
      matches.push({ alertRuleId, ...notification, ...event });
    }
    const named = alert.driverId;
    return {
      ...fields,
      companyId,
      seq: first + index,
      createdSeq: first + index,
      dedupeKey: dedupeKeyOf(alert),
      createdOn: new Date(alert.createdOn),
      receivedOn: new Date(receivedOn),
      vehicleId: device.vehicleId,
      deviceId: device.deviceId,
      driverId: named === null ? device.driverId : driverIds.has(named) ? named : null,
      alertRuleIds,
      geofences: fences,
    };
  });
  const stored = await tx.insert(rawAlerts).values(rows).returning({
    id: rawAlerts.id,
    dedupeKey: rawAlerts.dedupeKey,
    driverId: rawAlerts.driverId,
    alertCode: rawAlerts.alertCode,
    createdOn: rawAlerts.createdOn,
    receivedOn: rawAlerts.receivedOn,
    cost: rawAlerts.cost,
  });
  const changes = new SpanChanges(timeZone);
  for (const row of stored) changes.alert(row);
  await changes.save(tx, companyId);
  return new Map(stored.map((row) => [row.dedupeKey, row.id]));
}
