import { distanceMetres } from '../../geo/geometry.ts';
import type { Rule } from '../../rules/rule.ts';
import type { VehicleState } from '../vehicle-state.ts';
import {
  type DerivedAlert,
  newlyMetRules,
  pointOf,
  ruleIds,
  secondsSince,
  type Step,
} from './step.ts';

const DRIVING_TIME = 117;
/** A rest of this length ends a period of driving. */
const MIN_REST_MS = 15 * 60_000;
const DRIVING_LIMIT_SECONDS = 4 * 3600;
/**
 * Average speed (km/h, in a straight line) across a gap from which the vehicle counts as having
 * driven.
 */
const MIN_DRIVING_SPEED = 10;

/** Whether the vehicle must have been driving while it reported nothing. */
function drovePastGap({ position, before }: Step): boolean {
  if (before === null) return false;
  const hours = (position.recordedOn - before.at) / 3_600_000;
  return distanceMetres(pointOf(before), pointOf(position)) / 1000 / hours >= MIN_DRIVING_SPEED;
}

/** Tracks a period of driving without a rest; rules limit its length, 4 hours by default. */
export function trackDriving(
  step: Step,
  isMoving: boolean,
  alerts: DerivedAlert[],
): VehicleState['driving'] {
  const now = step.position.recordedOn;
  const known = step.before?.driving ?? null;
  const rested = known === null || (now - known.lastMoving >= MIN_REST_MS && !drovePastGap(step));
  if (!isMoving) return rested ? null : known;
  const period = rested
    ? { since: now, fired: [], lastMoving: now }
    : { ...known, lastMoving: now };
  const seconds = secondsSince(step, period.since);
  const rules = step
    .rulesOf(DRIVING_TIME)
    .filter((rule) => seconds >= (drivingLimit(rule) ?? DRIVING_LIMIT_SECONDS));
  const measured = { alertTrigger: seconds, durationSeconds: seconds };
  const met = newlyMetRules(step, DRIVING_TIME, rules, period, measured);
  if (met.length === 0) return period;
  alerts.push({
    alertCode: DRIVING_TIME,
    alertTrigger: seconds,
    threshold: Math.max(...met.map((rule) => drivingLimit(rule) ?? DRIVING_LIMIT_SECONDS)),
    durationSeconds: seconds,
    geofence: null,
    forRules: new Set(ruleIds(met)),
  });
  return { ...period, fired: [...period.fired, ...ruleIds(met)] };
}

function drivingLimit(rule: Rule): number | null {
  return rule.minThreshold ?? rule.minThresholdTime;
}
