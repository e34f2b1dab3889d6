import type { RuleId } from '../../engine/alert/alert.ts';
import type { FalseRule, FalseRules } from '../../engine/list/alert-source.port.ts';
import { urgencyTo } from './world-queries.ts';
import type { WorldRecords } from './world-log.ts';
import type { DemoUser } from './world-users.ts';

const DAYS = 7;
const DAY_MS = 86_400_000;
/** One of one says nothing about a rule. */
const MIN_TOTAL = 10;
const LIMIT = 0.5;

const share = ({ total, falseAlerts }: FalseRule): number => falseAlerts / total;

/** Rules of the user whose alerts of seven days are false by half or more. */
export function falseRulesOf(
  { alerts }: Pick<WorldRecords, 'alerts'>,
  user: DemoUser,
  now: number,
): FalseRules {
  const recent = [...alerts.values()].filter(
    (alert) =>
      alert.createdOn > now - DAYS * DAY_MS &&
      alert.createdOn <= now &&
      urgencyTo(user, alert) !== null,
  );
  const { urgent, important, autoPopup } = user.rules;
  const ids = new Set<RuleId>([...urgent, ...important, ...autoPopup]);
  const rules = [...ids].map((ruleId): FalseRule => {
    const own = recent.filter(({ alertRuleIds }) => alertRuleIds.includes(ruleId));
    const falseAlerts = own.filter(({ falseAlert }) => falseAlert).length;
    return { ruleId, total: own.length, falseAlerts };
  });
  return {
    days: DAYS,
    rules: rules
      .filter((rule) => rule.total >= MIN_TOTAL && share(rule) >= LIMIT)
      .sort((one, other) => share(other) - share(one)),
  };
}
