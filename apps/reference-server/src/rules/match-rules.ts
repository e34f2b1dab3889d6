import { containsPoint, type Point } from '../geo/geometry.ts';
import type { MatchableAlert, Rule, RulePlace } from './rule.ts';
import { isWithinSchedule } from './schedule.ts';

const FUEL_DROP = 14;
const GEOFENCE_ENTER = 19;
const GEOFENCE_EXIT = 20;

/** The position as a point, null when the device had no fix. */
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
  // A drop of 18 % comes as −18 and is held against limits that are written as 18.
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
 * An alert about entering or leaving names its geofence: the rule's list is held against that name, as
 * the position just after leaving is outside by definition.
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

/** True when the alert meets everything the rule asks but its count within a window. */
export function meetsConditions(rule: Rule, alert: MatchableAlert, timeZone: string): boolean {
  return (
    rule.alertCode === alert.alertCode &&
    (rule.vehicleIds.size === 0 || rule.vehicleIds.has(alert.vehicleId)) &&
    meetsThresholds(rule, alert) &&
    meetsDuration(rule, alert) &&
    (rule.schedule === null || isWithinSchedule(rule.schedule, alert.createdOn, timeZone)) &&
    (rule.place === null || meetsPlace(rule.place, alert))
  );
}

/** Seconds back from an alert that a rule must know about to count, null when it does not count. */
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
 * Ids of the rules that an alert matches, in the order of `rules` (issue "Ingest": code, vehicles,
 * thresholds, minimum duration, count within a window, schedule, geofence).
 *
 * A threshold or a duration that the rule asks for and the alert does not carry is not met. A count is of
 * alerts of the same vehicle that meet the rule's other conditions, by the time they happened, up to and
 * including this one; alerts that arrive later with an earlier time do not change it afterwards.
 * @param others Alerts that are stored already, this one not among them; only those of the same vehicle
 *   and code within the widest window matter.
 * @param timeZone IANA name, for schedules.
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
