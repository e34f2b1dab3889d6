import { distanceMetres } from '../../geo/geometry.ts';
import type { Episode } from '../vehicle-state.ts';
import {
  type DerivedAlert,
  newlyMetRules,
  pointOf,
  ruleIds,
  secondsSince,
  type Step,
} from './step.ts';

/** Two standing positions farther apart than this had a trip in between. */
const MOVED_METRES = 200;

/** Tracks a period of standing. Rules without a limit rely on the alerts that devices send. */
export function trackStanding(
  step: Step,
  alertCode: number,
  episode: Episode | null,
  alerts: DerivedAlert[],
): Episode {
  const { position, before } = step;
  const moved =
    before !== null && distanceMetres(pointOf(before), pointOf(position)) > MOVED_METRES;
  const current = episode === null || moved ? { since: position.recordedOn, fired: [] } : episode;
  const seconds = secondsSince(step, current.since);
  const rules = step
    .rulesOf(alertCode)
    .filter((rule) => rule.minThreshold !== null || rule.minThresholdTime !== null);
  const met = newlyMetRules(step, alertCode, rules, current, {
    alertTrigger: seconds,
    durationSeconds: seconds,
  });
  if (met.length === 0) return current;
  const limits = met.map((rule) => Math.max(rule.minThreshold ?? 0, rule.minThresholdTime ?? 0));
  alerts.push({
    alertCode,
    alertTrigger: seconds,
    threshold: Math.max(...limits),
    durationSeconds: seconds,
    geofence: null,
    forRules: new Set(ruleIds(met)),
  });
  return { ...current, fired: [...current.fired, ...ruleIds(met)] };
}
