import type { AlertRecord } from '../alerts/alert-record.ts';
import { toWireAlert, toWireUser, type AlertView } from '../alerts/wire-alert.ts';
import type { LiveAction, LiveOwnerChange } from './read-events.ts';
import type { LivePosition } from './live-publisher.ts';
import type { AlertPresence } from './presence/presence-board.ts';

/** The range of the sequence that a message covers for its receiver (live-messages.schema.json). */
export interface MessageRange {
  readonly prevSeq: number;
  readonly seq: number;
}

export type LiveMessage = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Why the server closes a connection. */
export type ClosingReason =
  'PAYLOAD_REFUSED' | 'PAYLOAD_EXPIRED' | 'TOO_MANY_UPDATES' | 'SIGNED_OUT' | 'SERVER_CLOSING';

export const pongMessage = (stretch: MessageRange, now: number): LiveMessage => ({
  type: 'PONG',
  ...stretch,
  at: new Date(now).toISOString(),
});

export const closingMessage = (reason: ClosingReason): LiveMessage => ({ type: 'closing', reason });

export const alertMessage = (
  stretch: MessageRange,
  record: AlertRecord,
  view: AlertView,
): LiveMessage => ({
  type: `alert-center-${record.alert.companyId}`,
  ...stretch,
  data: toWireAlert(record, view),
});

/**
 * An action, with exactly the changed alerts that the receiver can see. The receiver cannot derive
 * them, because an action on "all" depends on what its user can see.
 */
export const actionMessage = (
  stretch: MessageRange,
  { action, user }: LiveAction,
  seenIds: readonly number[],
): LiveMessage => ({
  type: `alert-center-resolve-${action.companyId}`,
  ...stretch,
  data: {
    actionType: action.actionType,
    mode: 'selection',
    rawAlertIds: seenIds.map(String),
    vehicleIds: action.vehicleIds.map(String),
    dateRange: { start: action.dateStart.toISOString(), end: action.dateEnd.toISOString() },
    alertUrgencyType: action.alertUrgencyType,
    ...requestedState(action.actionType, action.data),
    data: action.data,
    ...(action.note !== null && { note: action.note }),
    createdOn: action.createdOn.toISOString(),
    user: toWireUser(user),
  },
});

/** Alerts have a new owner, or none any more; of them, those that the receiver can see. */
export const ownerMessage = (
  stretch: MessageRange,
  { companyId, owner, user, createdOn }: LiveOwnerChange,
  seenIds: readonly number[],
): LiveMessage => ({
  type: `alert-owner-${companyId}`,
  ...stretch,
  data: {
    rawAlertIds: seenIds.map(String),
    owner: owner === null ? null : toWireUser(owner),
    createdOn: createdOn.toISOString(),
    user: toWireUser(user),
  },
});

/** Who has alerts open now; of all that the receiver can see, or of those alerts where it has changed. */
export const presenceMessage = (
  companyId: number,
  isComplete: boolean,
  alerts: readonly AlertPresence[],
): LiveMessage => ({
  type: `alert-presence-${companyId}`,
  data: {
    isComplete,
    alerts: alerts.map(({ alert, users }) => ({
      rawAlertId: String(alert.id),
      users: users.map(({ userId, fullname }) => ({ userId: String(userId), fullname })),
    })),
  },
});

/** The alert rules of a user have changed, so that `payload` has to be read again. */
export const rulesChangedMessage = (userId: number): LiveMessage => ({
  type: `alert-center-new-${userId}`,
});

/** What a user snoozes has changed, so that their connections read it again. */
export const snoozesChangedMessage = (userId: number): LiveMessage => ({
  type: `alert-snoozes-${userId}`,
});

/** The settings of a company have changed, so that the user's session has to be read again. */
export const companyUpdatedMessage = (companyId: number): LiveMessage => ({
  type: `company-updated-${companyId}`,
});

export const positionMessage = (companyId: number, position: LivePosition): LiveMessage => ({
  type: `vehicle-position-${companyId}`,
  data: {
    vehicleId: String(position.vehicleId),
    latitude: position.latitude,
    longitude: position.longitude,
    speed: position.speed,
    course: position.course,
    ignition: position.ignition,
    odometer: position.odometer,
    recordedOn: position.recordedOn.toISOString(),
  },
});

/** Extracts the flag from an action's data, so that clients need not parse nested JSON. */
function requestedState(
  type: LiveAction['action']['actionType'],
  data: string | null,
): { readonly isResolved?: boolean; readonly isFalseAlert?: boolean } {
  if (type === 'Resolve') return { isResolved: JSON.parse(data ?? '{}').isResolved === true };
  if (type === 'FalseAlert')
    return { isFalseAlert: JSON.parse(data ?? '{}').isFalseAlert === true };
  return {};
}
