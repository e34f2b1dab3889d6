import type { Alert, SubscribedRules, Urgency } from './alert.ts';

/**
 * What an alert means to the user, or null when it belongs to no list of his (spec alerts §4): urgent
 * if any of its rules is urgent to him, else important if one is important or opens by itself.
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

/** Whether two subscriptions sort alerts alike. */
export function sameRules(left: SubscribedRules, right: SubscribedRules): boolean {
  return (
    sameSet(left.urgent, right.urgent) &&
    sameSet(left.important, right.important) &&
    sameSet(left.autoPopup, right.autoPopup)
  );
}
