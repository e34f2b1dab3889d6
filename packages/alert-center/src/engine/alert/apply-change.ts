import type { AlertChange } from './alert-action.ts';
import { type Alert, type AlertLogEntry, type User, isUnresolved } from './alert.ts';

/** Who made the change, when, and its number in the company's sequence. */
export interface ChangeContext {
  readonly user: User | null;
  readonly createdOn: number;
  readonly seq: number;
}

/** `data` of the log entry, and of `RawAlertsActionInput` on the wire. */
export function changeData(change: AlertChange): string | null {
  switch (change.type) {
    case 'read':
      return null;
    case 'resolve':
      return JSON.stringify({ isResolved: true });
    case 'falseAlert':
      return JSON.stringify({ isFalseAlert: true, reason: change.reason });
    case 'checkAgain':
      return JSON.stringify({ isResolved: false });
    case 'note':
      return change.text;
  }
}

function logAfter(
  alert: Alert,
  change: AlertChange,
  context: ChangeContext,
): readonly AlertLogEntry[] {
  const type = {
    resolve: 'Resolve',
    checkAgain: 'Resolve',
    falseAlert: 'FalseAlert',
    note: 'Feedback',
  } as const;
  if (change.type === 'read') return alert.log;
  return [
    ...alert.log,
    {
      type: type[change.type],
      data: changeData(change),
      createdOn: context.createdOn,
      user: context.user,
    },
  ];
}

/** Whether the change would alter the alert; a note always does. */
export function hasEffect(alert: Alert, change: AlertChange): boolean {
  switch (change.type) {
    case 'read':
      return !alert.read;
    case 'resolve':
      return !alert.resolved;
    case 'falseAlert':
      return !alert.falseAlert;
    case 'checkAgain':
      return !isUnresolved(alert);
    case 'note':
      return true;
  }
}

/** The alert after the change; the same object when the change has no effect on it. */
export function applyChange(alert: Alert, change: AlertChange, context: ChangeContext): Alert {
  if (!hasEffect(alert, change)) return alert;
  const { user, createdOn, seq } = context;
  const after = { ...alert, seq, log: logAfter(alert, change, context) };
  switch (change.type) {
    case 'read':
      return { ...after, read: true };
    case 'resolve':
      return { ...after, resolved: true, resolvedOn: createdOn, resolver: user };
    case 'falseAlert':
      return { ...after, falseAlert: true };
    case 'checkAgain':
      return { ...after, resolved: false, resolvedOn: null, resolver: null, falseAlert: false };
    case 'note':
      return { ...after, lastNote: { text: change.text, createdOn, user } };
  }
}
