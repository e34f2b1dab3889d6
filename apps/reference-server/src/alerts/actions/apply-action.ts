import { sql } from 'drizzle-orm';
import type { Caller } from '../../access/current-user.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { alertActions, rawAlerts, userLogs } from '../../db/schema.ts';
import { Refusal } from '../../lib/api-error.ts';
import { readHead, takeSequence } from '../../db/sequence.ts';
import type { TenantScope } from '../../access/visibility.ts';
import { oneOf } from '../alert-record.ts';
import { parseAction, type ActionType, type Wish } from './parse-action.ts';
import { selectAlerts, type SelectedAlert, type Selection } from './find-target-alerts.ts';

export interface ActionRequest {
  readonly type: ActionType;
  readonly data: string | null;
  readonly selection: Selection;
}

export interface ActionDone {
  readonly createdOn: Date;
  readonly selectedIds: ReadonlySet<number>;
  readonly changedIds: ReadonlySet<number>;
  readonly updatedAlertStatuses: number;
  readonly insertedAlertLogs: number;
  /** Number of the change; the head when nothing changed. */
  readonly seq: number;
}

/**
 * Does one thing to alerts, to all that are meant or to none.
 *
 * An alert that is in the wanted state already stays as it is: whoever was first keeps the credit.
 * Resolving and marking false are apart: each sets its own state, and undoing either ("check again")
 * takes away both (spec alerts §4).
 *
 * @throws Refusal INVALID_INPUT
 */
export async function actOnAlerts(
  db: Database,
  clock: Clock,
  caller: Pick<Caller, 'userId' | 'companyId'>,
  scope: TenantScope,
  request: ActionRequest,
): Promise<ActionDone> {
  const wish = parseAction(request.type, request.data);
  if (request.selection.range.start > request.selection.range.end) {
    throw new Refusal('INVALID_INPUT', 'datesReversed');
  }
  return db.transaction(async (tx) => {
    // Before looking: whoever else changes alerts of this company waits until this is done.
    const head = await readHead(tx, caller.companyId, true);
    const selected = await selectAlerts(tx, scope, request.selection);
    const changedIds = selected.filter((alert) => wouldChange(alert, wish)).map(({ id }) => id);
    const createdOn = new Date(clock.now());
    const isLogged = wish.type !== 'Read';
    const done = {
      createdOn,
      selectedIds: new Set(selected.map(({ id }) => id)),
      changedIds: new Set(changedIds),
      updatedAlertStatuses: wish.type === 'Feedback' ? 0 : changedIds.length,
      insertedAlertLogs: isLogged ? changedIds.length : 0,
    };
    if (changedIds.length === 0) return { ...done, seq: head };

    const { last: seq } = await takeSequence(tx, caller.companyId);
    await tx
      .update(rawAlerts)
      .set({ seq, ...changesOf(wish, createdOn, caller.userId) })
      .where(oneOf(rawAlerts.id, changedIds));
    if (isLogged) await writeLogs(tx, caller, request, changedIds, createdOn);
    await tx.insert(alertActions).values({
      companyId: caller.companyId,
      seq,
      actionType: request.type,
      selectionMode: request.selection.mode,
      rawAlertIds: [...request.selection.ids],
      changedIds,
      vehicleIds: [...(request.selection.vehicleIds ?? [])],
      alertUrgencyType: request.selection.urgency,
      dateStart: request.selection.range.start,
      dateEnd: request.selection.range.end,
      data: request.data,
      createdOn,
      userId: caller.userId,
    });
    return { ...done, seq };
  });
}

function wouldChange(alert: SelectedAlert, wish: Wish): boolean {
  const isJudged = alert.isResolved || alert.isFalseAlert;
  switch (wish.type) {
    case 'Read':
      return !alert.isRead;
    case 'Resolve':
      return wish.isResolved ? !alert.isResolved : isJudged;
    case 'FalseAlert':
      return wish.isFalseAlert ? !alert.isFalseAlert : isJudged;
    case 'Feedback':
      return true;
  }
}

function changesOf(wish: Wish, now: Date, userId: number): Partial<typeof rawAlerts.$inferInsert> {
  const checkAgain = { isResolved: false, resolvedOn: null, resolvedBy: null, isFalseAlert: false };
  switch (wish.type) {
    case 'Read':
      return { isRead: true, readOn: now };
    case 'Resolve':
      return wish.isResolved
        ? { isResolved: true, resolvedOn: now, resolvedBy: userId }
        : checkAgain;
    case 'FalseAlert':
      return wish.isFalseAlert ? { isFalseAlert: true } : checkAgain;
    case 'Feedback':
      return {};
  }
}

/** One line for each changed alert, in one statement. */
async function writeLogs(
  tx: Transaction,
  caller: Pick<Caller, 'userId' | 'companyId'>,
  request: ActionRequest,
  alertIds: readonly number[],
  createdOn: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into ${userLogs} (company_id, raw_alert_id, type_field, data, created_on, user_id)
    select ${caller.companyId}::integer, id, ${request.type}::alert_action_type, ${request.data}::text,
      ${createdOn.toISOString()}::timestamptz, ${caller.userId}::integer
    from unnest(${`{${alertIds.join(',')}}`}::bigint[]) with ordinality as ids(id, place)
    order by place
  `);
}
