import { containsPoint } from '../../geo/geometry.ts';
import { meetsConditions } from '../../rules/match-rules.ts';
import type { RuleGeofence } from '../../rules/rule.ts';
import { type DerivedAlert, pointOf, ruleIds, type Step, toMatchableAlert } from './step.ts';

const GEOFENCE_ENTER = 19;
const GEOFENCE_EXIT = 20;

/** Detects crossings of the geofences listed in the rules of one kind. */
function detect(step: Step, alertCode: number, alerts: DerivedAlert[]): void {
  const { before, position } = step;
  if (before === null) return;
  const from = pointOf(before);
  const to = pointOf(position);
  const fences = new Map<number, RuleGeofence>();
  const rules = step.rulesOf(alertCode).filter((rule) => rule.place?.inside === true);
  for (const fence of rules.flatMap((rule) => rule.place?.geofences ?? [])) {
    fences.set(fence.geofenceId, fence);
  }
  for (const fence of fences.values()) {
    const was = containsPoint(fence.shape, from);
    const is = containsPoint(fence.shape, to);
    if (was === is || is !== (alertCode === GEOFENCE_ENTER)) continue;
    const alert = toMatchableAlert(step, alertCode, { geofenceIds: [fence.geofenceId] });
    const met = rules.filter((rule) => meetsConditions(rule, alert, step.timeZone));
    if (met.length === 0) continue;
    alerts.push({
      alertCode,
      alertTrigger: null,
      threshold: null,
      durationSeconds: null,
      geofence: fence,
      forRules: new Set(ruleIds(met)),
    });
  }
}

/** Detects crossings of the geofences listed in enter and exit rules. */
export function detectCrossings(step: Step, alerts: DerivedAlert[]): void {
  detect(step, GEOFENCE_ENTER, alerts);
  detect(step, GEOFENCE_EXIT, alerts);
}
