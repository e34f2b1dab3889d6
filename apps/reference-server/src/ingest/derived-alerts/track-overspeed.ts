import type { Rule } from '../../rules/rule.ts';
import type { VehicleState } from '../vehicle-state.ts';
import { type DerivedAlert, newlyMetRules, secondsSince, type Step } from './step.ts';

const OVERSPEED = 8;
/** A longer gap between two fast positions starts a new episode. */
const OVERSPEED_GAP_MS = 5 * 60_000;

/**
 * Tracks speeding for the duration that a rule requires. Rules without a duration rely on the
 * alerts that devices send.
 */
export function trackOverspeed(
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
