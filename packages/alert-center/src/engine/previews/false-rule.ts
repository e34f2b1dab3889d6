import type { Clock } from '@pantau/core';
import type { RuleId } from '../alert/alert.ts';
import type { AlertSource, FalseRule, FalseRules } from '../list/alert-source.port.ts';

/** Of an alert's rules that are false too often the one with the highest share; `null` without such a rule. */
export const mostFalse = (
  { rules }: FalseRules,
  alertRuleIds: readonly RuleId[],
): FalseRule | null => rules.find(({ ruleId }) => alertRuleIds.includes(ruleId)) ?? null;

/** Whole per cent, rounded down: 100 means all of them. */
export const falsePercent = ({ total, falseAlerts }: FalseRule): number =>
  Math.floor((falseAlerts * 100) / total);

/** All previews share one request for so long, ms: shares change slowly. */
const FRESH_MS = 300_000;

interface Known {
  readonly at: number;
  readonly rules: Promise<FalseRules | null>;
}

const knownOf = new WeakMap<AlertSource, Known>();

/** Nobody waits for the shares: without them a preview is as useful, and the next one asks again. */
export function readFalseRules(source: AlertSource, clock: Clock): Promise<FalseRules | null> {
  const known = knownOf.get(source);
  if (known !== undefined && clock.now() - known.at < FRESH_MS) return known.rules;
  const rules = (source.listFalseRules?.() ?? Promise.resolve(null)).catch(() => {
    knownOf.delete(source);
    return null;
  });
  knownOf.set(source, { at: clock.now(), rules });
  return rules;
}
