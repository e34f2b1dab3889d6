import { appliesToVehicle } from '../../rules/match-rules.ts';
import type { Rule } from '../../rules/rule.ts';
import type { PositionInput } from '../position-input.ts';
import type { RuleSet } from '../rule-sets.ts';
import type { VehicleState } from '../vehicle-state.ts';
import { detectCrossings } from './detect-crossings.ts';
import type { DerivedAlert, Step } from './step.ts';
import { trackDriving } from './track-driving.ts';
import { trackOverspeed } from './track-overspeed.ts';
import { trackStanding } from './track-standing.ts';

const IDLE = 15;
const PARKED = 16;

/** Below this speed (km/h) a vehicle counts as standing; GPS noise alone reaches two. */
const STANDING_SPEED = 3;

export interface AdvanceResult {
  readonly state: VehicleState;
  readonly alerts: readonly DerivedAlert[];
}

/**
 * Applies the next position of a vehicle to the rules that depend on duration or distance
 * (docs/ingest.md, Alerts from positions), with one alert per rule and episode. Positions must be
 * in chronological order, each later than `before.at`. The result is deterministic.
 */
export function advanceVehicle(
  vehicleId: number,
  before: VehicleState | null,
  position: PositionInput,
  ruleSet: Pick<RuleSet, 'rulesOf'>,
  timeZone: string,
): AdvanceResult {
  const rulesOf = (alertCode: number): readonly Rule[] =>
    ruleSet.rulesOf(alertCode).filter((rule) => appliesToVehicle(rule, vehicleId));
  const step: Step = { vehicleId, timeZone, position, before, rulesOf };
  const alerts: DerivedAlert[] = [];
  const { recordedOn: at, latitude, longitude, speed, ignition } = position;
  detectCrossings(step, alerts);

  // Without a speed, nothing is known about standing or driving.
  if (speed === null) {
    const previous = before ?? { idle: null, parked: null, driving: null, overspeed: {} };
    return { state: { ...previous, at, latitude, longitude }, alerts };
  }
  const isStanding = speed < STANDING_SPEED;
  const isIdle = isStanding && ignition === true;
  const isParked = isStanding && ignition !== true;
  return {
    state: {
      at,
      latitude,
      longitude,
      idle: isIdle ? trackStanding(step, IDLE, before?.idle ?? null, alerts) : null,
      parked: isParked ? trackStanding(step, PARKED, before?.parked ?? null, alerts) : null,
      driving: trackDriving(step, !isStanding, alerts),
      overspeed: trackOverspeed(step, speed, alerts),
    },
    alerts,
  };
}
