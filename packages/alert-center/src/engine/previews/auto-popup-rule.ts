import { type Alert, type SubscribedRules, isUnresolved } from '../alert/alert.ts';
import { urgencyOf } from '../alert/urgency.ts';

/**
 * Whether an alert that has just arrived opens by itself (spec alerts §4, Urgency): one of its rules is
 * among the user's auto-popup rules, it is still to be judged, and he may see it.
 */
export function opensByItself(
  alert: Pick<Alert, 'alertRuleIds' | 'resolved' | 'falseAlert'>,
  rules: SubscribedRules,
  canSeeUrgent: boolean,
): boolean {
  if (!isUnresolved(alert)) return false;
  if (!canSeeUrgent && urgencyOf(alert, rules) === 'urgent') return false;
  return alert.alertRuleIds.some((rule) => rules.autoPopup.has(rule));
}
