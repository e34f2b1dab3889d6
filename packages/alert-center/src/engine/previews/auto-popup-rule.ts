import { type Alert, type SubscribedRules, isUnresolved } from '../alert/alert.ts';
import { urgencyOf } from '../alert/urgency.ts';

/**
 * Whether the preview of a new alert opens automatically: the alert is unresolved, visible to the user and
 * matches one of the user's auto-popup rules.
 */
export function shouldAutoOpen(
  alert: Pick<Alert, 'alertRuleIds' | 'resolved' | 'falseAlert'>,
  rules: SubscribedRules,
  canSeeUrgent: boolean,
): boolean {
  if (!isUnresolved(alert)) return false;
  if (!canSeeUrgent && urgencyOf(alert, rules) === 'urgent') return false;
  return alert.alertRuleIds.some((rule) => rules.autoPopup.has(rule));
}
