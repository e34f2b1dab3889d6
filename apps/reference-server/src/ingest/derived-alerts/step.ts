import type { Point } from '../../geo/geometry.ts';
import { meetsConditions } from '../../rules/match-rules.ts';
import type { MatchableAlert, Rule, RuleGeofence } from '../../rules/rule.ts';
import type { PositionInput } from '../position-input.ts';
import type { Episode, VehicleState } from '../vehicle-state.ts';

/** An alert derived from positions, for the rules that require it. */
export interface DerivedAlert {
  readonly alertCode: number;
  /** In the unit of the alert code. */
  readonly alertTrigger: number | null;
  readonly threshold: number | null;
  readonly durationSeconds: number | null;
  readonly geofence: RuleGeofence | null;
  readonly forRules: ReadonlySet<number>;
}

/** A position of a vehicle and what it is compared with. */
export interface Step {
  readonly vehicleId: number;
  readonly timeZone: string;
  readonly position: PositionInput;
  /** State after the newest earlier position. */
  readonly before: VehicleState | null;
  readonly rulesOf: (alertCode: number) => readonly Rule[];
}

export const pointOf = (place: { latitude: number; longitude: number }): Point => [
  place.longitude,
  place.latitude,
];

export function toMatchableAlert(
  step: Step,
  alertCode: number,
  measured: Partial<MatchableAlert>,
): MatchableAlert {
  const { latitude, longitude, recordedOn } = step.position;
  return {
    vehicleId: step.vehicleId,
    alertCode,
    createdOn: recordedOn,
    alertTrigger: null,
    durationSeconds: null,
    latitude,
    longitude,
    geofenceIds: [],
    ...measured,
  };
}

/** Rules that the episode now meets and that have not produced an alert for it yet. */
export function newlyMetRules(
  step: Step,
  alertCode: number,
  rules: readonly Rule[],
  episode: Episode,
  measured: Partial<MatchableAlert>,
): Rule[] {
  const alert = toMatchableAlert(step, alertCode, measured);
  return rules.filter(
    (rule) =>
      !episode.fired.includes(rule.alertRuleId) && meetsConditions(rule, alert, step.timeZone),
  );
}

export function secondsSince(step: Step, since: number): number {
  return Math.round((step.position.recordedOn - since) / 1000);
}

export const ruleIds = (rules: readonly Rule[]): number[] => rules.map((rule) => rule.alertRuleId);
