import { containsPoint, distanceMetres, type Point } from '../geo/geometry.ts';
import { appliesToVehicle, meetsConditions } from '../rules/match-rules.ts';
import type { MatchableAlert, Rule, RuleGeofence } from '../rules/rule.ts';
import type { PositionInput } from './position-input.ts';
import type { RuleSet } from './rule-sets.ts';
import type { Episode, VehicleState } from './vehicle-state.ts';

const OVERSPEED = 8;
const IDLE = 15;
const PARKED = 16;
const GEOFENCE_ENTER = 19;
const GEOFENCE_EXIT = 20;
const DRIVING_TIME = 117;

/** Below this speed (km/h) a vehicle counts as standing; GPS noise alone reaches two. */
const STANDING_SPEED = 3;
/** Two standing positions farther apart than this had a trip in between. */
const MOVED_METRES = 200;
/** A longer gap between two fast positions starts a new episode. */
const OVERSPEED_GAP_MS = 5 * 60_000;
/** A rest of this length ends a period of driving. */
const MIN_REST_MS = 15 * 60_000;
const DRIVING_LIMIT_SECONDS = 4 * 3600;
/**
 * Average speed (km/h, in a straight line) across a gap from which the vehicle counts as having
 * driven.
 */
const MIN_DRIVING_SPEED = 10;

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

export interface AdvanceResult {
  readonly state: VehicleState;
  readonly alerts: readonly DerivedAlert[];
}

interface Step {
  readonly vehicleId: number;
  readonly timeZone: string;
  readonly position: PositionInput;
  /** State after the newest earlier position. */
  readonly before: VehicleState | null;
  readonly rulesOf: (alertCode: number) => readonly Rule[];
}

const pointOf = (place: { latitude: number; longitude: number }): Point => [
  place.longitude,
  place.latitude,
];

function toMatchableAlert(
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
function newlyMetRules(
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

function secondsSince(step: Step, since: number): number {
  return Math.round((step.position.recordedOn - since) / 1000);
}

const ruleIds = (rules: readonly Rule[]): number[] => rules.map((rule) => rule.alertRuleId);

/** Tracks a period of standing. Rules without a limit rely on the alerts that devices send. */
function trackStanding(
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

/**
 * Tracks speeding for the duration that a rule requires. Rules without a duration rely on the
 * alerts that devices send.
 */
function trackOverspeed(
  step: Step,
  speed: number,
  alerts: DerivedAlert[],
): VehicleState['overspeed'] {
  const { position, before } = step;
  const isNewEpisode = before !== null && position.recordedOn - before.at > OVERSPEED_GAP_MS;
  const episodes: VehicleState['overspeed'] = {};
  const met: { readonly rule: Rule; readonly seconds: number; readonly peak: number }[] = [];
  for (const rule of step.rulesOf(OVERSPEED)) {
    if (rule.minThreshold === null || (rule.minThresholdTime ?? 0) === 0) continue;
    if (speed < rule.minThreshold) continue;
    const known = isNewEpisode ? undefined : before?.overspeed[rule.alertRuleId];
    const episode = known ?? { since: position.recordedOn, fired: [], peak: speed };
    const peak = Math.max(episode.peak, speed);
    const seconds = secondsSince(step, episode.since);
    const measured = { alertTrigger: peak, durationSeconds: seconds };
    const isMet = newlyMetRules(step, OVERSPEED, [rule], episode, measured).length > 0;
    if (isMet) met.push({ rule, seconds, peak });
    episodes[rule.alertRuleId] = {
      ...episode,
      peak,
      fired: isMet ? [rule.alertRuleId] : episode.fired,
    };
  }
  if (met.length > 0) {
    alerts.push({
      alertCode: OVERSPEED,
      alertTrigger: Math.max(...met.map(({ peak }) => peak)),
      threshold: Math.max(...met.map(({ rule }) => rule.minThreshold ?? 0)),
      durationSeconds: Math.max(...met.map(({ seconds }) => seconds)),
      geofence: null,
      forRules: new Set(met.map(({ rule }) => rule.alertRuleId)),
    });
  }
  return episodes;
}

/** Whether the vehicle must have been driving while it reported nothing. */
function drovePastGap({ position, before }: Step): boolean {
  if (before === null) return false;
  const hours = (position.recordedOn - before.at) / 3_600_000;
  return distanceMetres(pointOf(before), pointOf(position)) / 1000 / hours >= MIN_DRIVING_SPEED;
}

function trackDriving(
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

/** Detects crossings of the geofences listed in enter and exit rules. */
function detectCrossings(step: Step, alertCode: number, alerts: DerivedAlert[]): void {
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
  detectCrossings(step, GEOFENCE_ENTER, alerts);
  detectCrossings(step, GEOFENCE_EXIT, alerts);

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
