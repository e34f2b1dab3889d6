import { containsPoint, type Point } from '../geo/geometry.ts';
import type { MatchableAlert, Rule, RulePlace } from './rule.ts';
import { isWithinSchedule } from './schedule.ts';

const FUEL_DROP = 14;
const GEOFENCE_ENTER = 19;
const GEOFENCE_EXIT = 20;

/** Returns the position as a point, or `null` when the device had no fix. */
export function pointOf(alert: {
  readonly latitude: number | null;
  readonly longitude: number | null;
}): Point | null {
  return alert.latitude === null || alert.longitude === null
    ? null
    : [alert.longitude, alert.latitude];
}

function meetsThresholds(rule: Rule, alert: MatchableAlert): boolean {
  const { minThreshold, maxThreshold } = rule;
  if (minThreshold === null && maxThreshold === null) return true;
  if (alert.alertTrigger === null) return false;
  // Fuel drops are negative, but their limits are positive.
  const value = alert.alertCode === FUEL_DROP ? Math.abs(alert.alertTrigger) : alert.alertTrigger;
  return (
    (minThreshold === null || value >= minThreshold) &&
    (maxThreshold === null || value <= maxThreshold)
  );
}

function meetsDuration(rule: Rule, alert: MatchableAlert): boolean {
  return (
    rule.minThresholdTime === null ||
    (alert.durationSeconds !== null && alert.durationSeconds >= rule.minThresholdTime)
  );
}

/**
 * Enter and exit alerts name their geofence, which is compared with the rule's list: the position
 * right after leaving is always outside.
 */
function meetsPlace(place: RulePlace, alert: MatchableAlert): boolean {
  const isAboutGeofence = alert.alertCode === GEOFENCE_ENTER || alert.alertCode === GEOFENCE_EXIT;
  if (isAboutGeofence && alert.geofenceIds.length > 0) {
    const named = place.geofences.some((fence) => alert.geofenceIds.includes(fence.geofenceId));
    return named === place.inside;
  }
  const point = pointOf(alert);
  if (point === null) return false;
  return place.geofences.some((fence) => containsPoint(fence.shape, point)) === place.inside;
}

/** Whether the rule is about the vehicle, by itself or through a group. */
export function appliesToVehicle({ vehicleSets }: Rule, vehicleId: number): boolean {
  return vehicleSets.length === 0 || vehicleSets.some((vehicleIds) => vehicleIds.has(vehicleId));
}

/** Whether the alert meets all conditions of the rule except its count. */
export function meetsConditions(rule: Rule, alert: MatchableAlert, timeZone: string): boolean {
  return (
    rule.alertCode === alert.alertCode &&
    appliesToVehicle(rule, alert.vehicleId) &&
    meetsThresholds(rule, alert) &&
    meetsDuration(rule, alert) &&
    (rule.schedule === null || isWithinSchedule(rule.schedule, alert.createdOn, timeZone)) &&
    (rule.place === null || meetsPlace(rule.place, alert))
  );
}

/**
 * Length in seconds of the window in which the rule counts alerts; `null` when it does not count.
 */
export function countWindowOf(rule: Rule): number | null {
  const { alertCountThreshold: count, alertCountWindow: window } = rule;
  return count !== null && count > 1 && window !== null ? window : null;
}

function meetsCount(
  rule: Rule,
  alert: MatchableAlert,
  others: readonly MatchableAlert[],
  timeZone: string,
): boolean {
  const window = countWindowOf(rule);
  if (window === null) return true;
  const from = alert.createdOn - window * 1000;
  const earlier = others.filter(
    (other) =>
      other.vehicleId === alert.vehicleId &&
      other.createdOn >= from &&
      other.createdOn <= alert.createdOn &&
      meetsConditions(rule, other, timeZone),
  );
  return earlier.length + 1 >= (rule.alertCountThreshold ?? 1);
}

/**
 * Returns the ids of the rules that an alert matches, in the order of `rules`.
 *
 * A threshold or duration is not met when the alert has no such value. A count considers alerts of
 * the same vehicle that meet the rule's other conditions, by the time they happened, up to and
 * including this one; alerts that arrive late do not change it.
 *
 * @param others stored alerts without this one; only those of the same vehicle and code within the
 *   widest window matter
 * @param timeZone IANA name, for schedules
 */
export function matchRules(
  alert: MatchableAlert,
  rules: readonly Rule[],
  timeZone: string,
  others: readonly MatchableAlert[] = [],
): number[] {
  return rules
    .filter(
      (rule) => meetsConditions(rule, alert, timeZone) && meetsCount(rule, alert, others, timeZone),
    )
    .map((rule) => rule.alertRuleId);
}
