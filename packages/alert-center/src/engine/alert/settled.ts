import type { AlertChange } from './alert-action.ts';
import { type Alert, type User, isUnresolved } from './alert.ts';
import { hasEffect } from './apply-change.ts';

/**
 * Whether a bulk action skips this alert: it is already in the requested state, or another user has
 * settled it, and their decision takes precedence.
 */
export function isSkipped(alert: Alert, change: AlertChange): boolean {
  const settles = change.type === 'resolve' || change.type === 'falseAlert';
  return settles ? !isUnresolved(alert) : !hasEffect(alert, change);
}

/** The user who marked the alert as false, from the latest such log entry. */
export function falseMarkerOf(alert: Pick<Alert, 'log'>): User | null {
  return alert.log.findLast(({ type }) => type === 'falseAlert')?.user ?? null;
}

/** Whether the latest change settled the alert; one with both marks had been settled before. */
export function wasJustSettled(alert: Alert): boolean {
  return alert.resolved !== alert.falseAlert;
}

/** Whether the alert is still as the user's own change left it, so that they can undo it. */
export function canUndo(alert: Alert, change: AlertChange, userId: string | null): boolean {
  const isFalse = change.type === 'falseAlert';
  if (alert.falseAlert !== isFalse || alert.resolved === isFalse) return false;
  const who = isFalse ? falseMarkerOf(alert) : alert.resolver;
  return userId === null || who === null || who.userId === userId;
}
