import type { AlertChange } from './alert-action.ts';
import {
  type Alert,
  type AlertLogEntry,
  type LoggedChange,
  type LoggedOwner,
  type User,
  isUnresolved,
} from './alert.ts';

/** Who made the change, when, and its number in the company's sequence. */
export interface ChangeContext {
  readonly user: User | null;
  readonly createdOn: number;
  readonly seq: number;
}

/** What the log records about the change; null for reading, which it does not record. */
function loggedChange(change: AlertChange): LoggedChange | LoggedOwner | null {
  switch (change.type) {
    case 'read':
      return null;
    case 'resolve':
      return { type: 'resolve', resolved: true };
    case 'checkAgain':
      return { type: 'resolve', resolved: false };
    case 'falseAlert':
      return {
        type: 'falseAlert',
        falseAlert: true,
        reason: change.reason === '' ? null : change.reason,
      };
    case 'note':
      return { type: 'note', text: change.text };
    case 'owner':
      return change;
  }
}

function logAfter(
  alert: Alert,
  change: AlertChange,
  { createdOn, user }: ChangeContext,
): readonly AlertLogEntry[] {
  const logged = loggedChange(change);
  if (logged === null) return alert.log;
  const entry = { ...logged, createdOn, user };
  if (change.type !== 'resolve' || change.note === undefined) return [...alert.log, entry];
  return [...alert.log, entry, { type: 'note', text: change.note, createdOn, user }];
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
    case 'owner':
      return alert.owner?.userId !== change.owner?.userId;
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
      return {
        ...after,
        resolved: true,
        resolvedOn: createdOn,
        resolver: user,
        ...(change.note !== undefined && { lastNote: { text: change.note, createdOn, user } }),
      };
    case 'falseAlert':
      return { ...after, falseAlert: true };
    case 'checkAgain':
      return { ...after, resolved: false, resolvedOn: null, resolver: null, falseAlert: false };
    case 'note':
      return { ...after, lastNote: { text: change.text, createdOn, user } };
    case 'owner':
      return { ...after, owner: change.owner };
  }
}
