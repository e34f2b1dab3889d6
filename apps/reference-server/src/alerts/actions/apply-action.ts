import { sql } from 'drizzle-orm';
import type { CurrentUser } from '../../access/current-user.ts';
import type { Clock } from '../../lib/clock.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { alertActions, rawAlerts, userLogs } from '../../db/schema.ts';
import { ApiError } from '../../lib/api-error.ts';
import { readHead, takeSequence } from '../../db/sequence.ts';
import type { TenantScope } from '../../access/visibility.ts';
import { countMarked } from '../../driver-sums/count-marked.ts';
import { idIn } from '../alert-record.ts';
import { parseAction, type ActionType, type ParsedAction } from './parse-action.ts';
import { findTargetAlerts, type TargetAlert, type ActionTarget } from './find-target-alerts.ts';

export interface ActionRequest {
  readonly type: ActionType;
  readonly data: string | null;
  /** Resolves the alerts with this note. */
  readonly note?: string | null | undefined;
  readonly target: ActionTarget;
}

export interface ActionResult {
  readonly createdOn: Date;
  /** The data as it is stored. */
  readonly data: string | null;
  readonly targetIds: ReadonlySet<number>;
  readonly changedIds: ReadonlySet<number>;
  readonly updatedAlertStatuses: number;
  readonly insertedAlertLogs: number;
  /** Sequence number of the change; the head when nothing changed. */
  readonly seq: number;
}

/**
 * Applies an action to all targeted alerts, or to none.
 *
 * Alerts that already are in the requested state do not change, so that the first user to act is
 * credited. Resolving and marking as a false alert are independent; undoing either clears both.
 *
 * @throws ApiError `INVALID_INPUT`
 */
export async function applyAction(
  db: Database,
  clock: Clock,
  currentUser: Pick<CurrentUser, 'userId' | 'companyId'>,
  scope: TenantScope,
  request: ActionRequest,
): Promise<ActionResult> {
  const action = parseAction(request.type, request.data, request.note);
  if (request.target.range.start > request.target.range.end) {
    throw new ApiError('INVALID_INPUT', 'datesReversed');
  }
  return db.transaction(async (tx) => {
    // Locks the sequence before reading, so that concurrent changes of the company's alerts wait.
    const head = await readHead(tx, currentUser.companyId, true);
    const targets = await findTargetAlerts(tx, scope, request.target);
    const changedIds = targets.filter((alert) => isChangedBy(alert, action)).map(({ id }) => id);
    const createdOn = new Date(clock.now());
    const logged = logEntriesOf(action);
    const result = {
      createdOn,
      data: action.data,
      targetIds: new Set(targets.map(({ id }) => id)),
      changedIds: new Set(changedIds),
      updatedAlertStatuses: action.type === 'Feedback' ? 0 : changedIds.length,
      insertedAlertLogs: logged.length * changedIds.length,
    };
    if (changedIds.length === 0) return { ...result, seq: head };

    const { last: seq } = await takeSequence(tx, currentUser.companyId);
    await tx
      .update(rawAlerts)
      .set({ seq, ...updatesFor(action, createdOn, currentUser.userId) })
      .where(idIn(rawAlerts.id, changedIds));
    const isFalse = falseAfter(action);
    const marked = targets.filter((alert) => isFalse !== null && alert.isFalseAlert !== isFalse);
    const markedIds = marked.map(({ id }) => id).filter((id) => result.changedIds.has(id));
    await countMarked(tx, currentUser.companyId, markedIds, isFalse === true);
    for (const entry of logged) await writeLogs(tx, currentUser, entry, changedIds, createdOn);
    await tx.insert(alertActions).values({
      companyId: currentUser.companyId,
      seq,
      actionType: request.type,
      selectionMode: request.target.mode,
      rawAlertIds: [...request.target.ids],
      changedIds,
      vehicleIds: [...(request.target.vehicleIds ?? [])],
      alertUrgencyType: request.target.urgency,
      dateStart: request.target.range.start,
      dateEnd: request.target.range.end,
      data: action.data,
      note: action.type === 'Resolve' ? action.note : null,
      createdOn,
      userId: currentUser.userId,
    });
    if (changedIds.length > 1) {
      const { companyId, userId } = currentUser;
      await recordAudit(
        tx,
        { companyId, userId, now: createdOn },
        { action: 'AlertsChanged', target: request.type, count: changedIds.length },
      );
    }
    return { ...result, seq };
  });
}

function isChangedBy(alert: TargetAlert, action: ParsedAction): boolean {
  const isSettled = alert.isResolved || alert.isFalseAlert;
  switch (action.type) {
    case 'Read':
      return !alert.isRead;
    case 'Resolve':
      return action.isResolved ? !alert.isResolved : isSettled;
    case 'FalseAlert':
      return action.isFalseAlert ? !alert.isFalseAlert : isSettled;
    case 'Feedback':
      return true;
  }
}

/** Whether the alerts that an action changes are false afterwards; `null` when it does not decide that. */
function falseAfter(action: ParsedAction): boolean | null {
  if (action.type === 'FalseAlert') return action.isFalseAlert;
  return action.type === 'Resolve' && !action.isResolved ? false : null;
}

function updatesFor(
  action: ParsedAction,
  now: Date,
  userId: number,
): Partial<typeof rawAlerts.$inferInsert> {
  const reopened = { isResolved: false, resolvedOn: null, resolvedBy: null, isFalseAlert: false };
  switch (action.type) {
    case 'Read':
      return { isRead: true, readOn: now };
    case 'Resolve':
      return action.isResolved
        ? { isResolved: true, resolvedOn: now, resolvedBy: userId }
        : reopened;
    case 'FalseAlert':
      return action.isFalseAlert ? { isFalseAlert: true } : reopened;
    case 'Feedback':
      return {};
  }
}

interface LogEntry {
  readonly type: ActionType;
  readonly data: string | null;
}

/** What the log of each changed alert records, in this order: a note stands beside the resolution it came with. */
function logEntriesOf(action: ParsedAction): readonly LogEntry[] {
  if (action.type === 'Read') return [];
  if (action.type !== 'Resolve' || action.note === null) return [action];
  return [action, { type: 'Feedback', data: action.note }];
}

/** Writes one log entry per changed alert, in one statement. */
async function writeLogs(
  tx: Transaction,
  currentUser: Pick<CurrentUser, 'userId' | 'companyId'>,
  { type, data }: LogEntry,
  alertIds: readonly number[],
  createdOn: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into ${userLogs} (company_id, raw_alert_id, type_field, data, created_on, user_id)
    select ${currentUser.companyId}::integer, id, ${type}::alert_action_type, ${data}::text,
      ${createdOn.toISOString()}::timestamptz, ${currentUser.userId}::integer
    from unnest(${`{${alertIds.join(',')}}`}::bigint[]) with ordinality as ids(id, place)
    order by place
  `);
}
