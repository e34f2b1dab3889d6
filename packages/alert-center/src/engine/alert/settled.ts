import type { AlertChange } from './alert-action.ts';
import { type Alert, type User, isUnresolved } from './alert.ts';
import { hasEffect } from './apply-change.ts';

/**
 * Whether an action on many alerts passes this one by: it is as it is wanted, or somebody has settled
 * it, whose word stands.
 */
export function isLeftAlone(alert: Alert, change: AlertChange): boolean {
  const settles = change.type === 'resolve' || change.type === 'falseAlert';
  return settles ? !isUnresolved(alert) : !hasEffect(alert, change);
}

/** Who marked it false: the latest such entry of its log. */
export function falseMarkerOf(alert: Pick<Alert, 'log'>): User | null {
  return alert.log.findLast(({ type }) => type === 'FalseAlert')?.user ?? null;
}

/** Whether the change has settled it just now: an alert that bears both marks had one of them before. */
export function wasOpenBefore(alert: Alert): boolean {
  return alert.resolved !== alert.falseAlert;
}

/** Whether the alert is still as the user's own change has left it, so that he may take it back. */
export function isStillOurs(alert: Alert, change: AlertChange, me: string | null): boolean {
  const isFalse = change.type === 'falseAlert';
  if (alert.falseAlert !== isFalse || alert.resolved === isFalse) return false;
  const who = isFalse ? falseMarkerOf(alert) : alert.resolver;
  return me === null || who === null || who.userId === me;
}
