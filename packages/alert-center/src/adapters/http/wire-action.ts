import { array, boolean, nullish, object, optional, picklist, string } from 'valibot';
import { PantauError, parseWire } from '@pantau/core/transport';
import type { ActionTaken, ActionTarget, StateChange } from '../../engine/alert/alert-action.ts';
import type { ActionRequest } from '../../engine/list/alert-source.port.ts';
import { readLogData } from './wire-log.ts';
import { instant, user } from './wire-alert.ts';

const actionType = picklist(['Read', 'FalseAlert', 'Feedback', 'Resolve']);

const liveAction = object({
  actionType,
  mode: picklist(['all', 'selection', 'exclude']),
  rawAlertIds: array(string()),
  vehicleIds: array(string()),
  dateRange: object({ start: instant, end: instant }),
  alertUrgencyType: nullish(picklist(['Urgent', 'Important']), null),
  isResolved: optional(boolean()),
  isFalseAlert: optional(boolean()),
  data: nullish(string(), null),
  note: optional(string()),
  createdOn: instant,
  user,
});

interface WireChange {
  readonly actionType: 'Read' | 'FalseAlert' | 'Feedback' | 'Resolve';
  readonly data: string | null;
  readonly note?: string | undefined;
  readonly isResolved?: boolean | undefined;
  readonly isFalseAlert?: boolean | undefined;
}

function changeOf({
  actionType: type,
  data,
  note,
  isResolved,
  isFalseAlert,
}: WireChange): StateChange {
  switch (type) {
    case 'Read':
      return { type: 'read' };
    case 'Feedback':
      return { type: 'note', text: data ?? '' };
    case 'Resolve':
      return isResolved === false
        ? { type: 'checkAgain' }
        : { type: 'resolve', ...(note !== undefined && { note }) };
    case 'FalseAlert':
      return isFalseAlert === false
        ? { type: 'checkAgain' }
        : { type: 'falseAlert', reason: readLogData(data).reason ?? '' };
  }
}

/**
 * Parses `data` of `alert-center-resolve-{companyId}` (live-messages.schema.json).
 *
 * @throws PantauError if it does not match the contract
 */
export function readAction(wire: unknown, seq: number): ActionTaken {
  const action = parseWire(liveAction, wire, 'A live action');
  const { mode, rawAlertIds: ids, dateRange: range, vehicleIds, alertUrgencyType } = action;
  const urgency =
    alertUrgencyType === null ? null : alertUrgencyType === 'Urgent' ? 'urgent' : 'important';
  const target: ActionTarget =
    mode === 'selection' ? { mode, ids, range } : { mode, ids, range, vehicleIds, urgency };
  const { createdOn, user: actor } = action;
  return { seq, change: changeOf(action), target, user: actor, createdOn };
}

const liveOwner = object({
  rawAlertIds: array(string()),
  owner: nullish(user, null),
  createdOn: instant,
  user,
});

/** Any time: the message names its alerts. */
const anyTime = { start: -Infinity, end: Infinity };

/**
 * Parses `data` of `alert-owner-{companyId}` (live-messages.schema.json).
 *
 * @throws PantauError if it does not match the contract
 */
export function readOwnerChange(wire: unknown, seq: number): ActionTaken {
  const { rawAlertIds, owner, createdOn, user } = parseWire(liveOwner, wire, 'A change of owners');
  const target = { mode: 'selection', ids: rawAlertIds, range: anyTime } as const;
  return { seq, change: { type: 'owner', owner }, target, user, createdOn };
}

/** `data` of `RawAlertsActionInput`. */
function changeData(change: StateChange): string | null {
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

const actionTypes = {
  read: 'Read',
  resolve: 'Resolve',
  checkAgain: 'Resolve',
  falseAlert: 'FalseAlert',
  note: 'Feedback',
} as const;

const modes = { selection: 'Selection', all: 'All', exclude: 'Exclude' } as const;

const iso = (instantMs: number): string => new Date(instantMs).toISOString();

/** Builds a `RawAlertsActionInput` of schema.graphql. */
export function writeAction({ change, target }: ActionRequest) {
  const { range, ids, mode } = target;
  if (mode === 'selection' && ids.length === 0) {
    throw new PantauError('invalid', { message: 'An action needs at least one alert' });
  }
  return {
    actionType: actionTypes[change.type],
    data: changeData(change),
    ...(change.type === 'resolve' && change.note !== undefined && { note: change.note }),
    rawAlertId: [...ids],
    selectionMode: modes[mode],
    dateRange: { start: iso(range.start), end: iso(range.end) },
    ...(target.mode === 'selection'
      ? {}
      : {
          vehicleId: [...target.vehicleIds],
          alertUrgencyType: urgencyType(target.urgency),
        }),
  };
}

function urgencyType(urgency: 'urgent' | 'important' | null): 'Urgent' | 'Important' | null {
  if (urgency === null) return null;
  return urgency === 'urgent' ? 'Urgent' : 'Important';
}
