import type { Alert, SubscribedRules, Urgency } from './alert.ts';

/**
 * The urgency of an alert for the user: urgent if any of its rules is urgent, else important if any is
 * important or auto-opens (AC-23, AC-24). Null when it belongs to no list.
 */
export function urgencyOf(
  alert: Pick<Alert, 'alertRuleIds'>,
  rules: SubscribedRules,
): Urgency | null {
  if (alert.alertRuleIds.some((rule) => rules.urgent.has(rule))) return 'urgent';
  const isImportant = alert.alertRuleIds.some(
    (rule) => rules.important.has(rule) || rules.autoPopup.has(rule),
  );
  return isImportant ? 'important' : null;
}

function sameSet(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return left.size === right.size && [...left].every((rule) => right.has(rule));
}

/** Whether two subscriptions contain the same rules. */
export function sameRules(left: SubscribedRules, right: SubscribedRules): boolean {
  return (
    sameSet(left.urgent, right.urgent) &&
    sameSet(left.important, right.important) &&
    sameSet(left.autoPopup, right.autoPopup)
  );
}
