import { PantauError } from '@pantau/core/base';
import type { ActionTaken } from '../../engine/alert/alert-action.ts';
import { applyChange, hasEffect } from '../../engine/alert/apply-change.ts';
import type { Alert, AlertId } from '../../engine/alert/alert.ts';
import { checkNote, checkReason } from '../../engine/alert/check-text.ts';
import { isTargeted } from '../../engine/alert/action-target.ts';
import type {
  ActionItem,
  ActionRequest,
  ActionResult,
} from '../../engine/list/alert-source.port.ts';
import type { WorldRecords } from './world-log.ts';
import type { DemoUser } from './world-users.ts';
import { alertFor, urgencyTo } from './world-queries.ts';

function checkText({ change }: ActionRequest): void {
  const problem =
    change.type === 'falseAlert'
      ? checkReason(change.reason)
      : change.type === 'note'
        ? checkNote(change.text)
        : change.type === 'resolve' && change.note !== undefined
          ? checkNote(change.note)
          : null;
  if (problem === null) return;
  throw new PantauError('invalid', {
    serverMessage: problem === 'blank' ? 'Teks wajib diisi' : 'Teks terlalu panjang',
    code: 'INVALID_INPUT',
    status: 400,
  });
}

/**
 * Applies a change to the targeted alerts under one sequence number.
 *
 * @throws PantauError invalid if the text is blank or too long
 */
export function actOn(
  records: WorldRecords,
  user: DemoUser,
  request: ActionRequest,
  createdOn: number,
): ActionResult {
  checkText(request);
  const { change, target } = request;
  const actor = { userId: user.userId, fullname: user.fullname };
  const targeted = [...records.alerts.values()].filter((alert) => {
    const urgency = urgencyTo(user, alert);
    return urgency !== null && isTargeted(target, alert, urgency);
  });
  const changed = targeted.filter((alert) => hasEffect(alert, change));
  if (changed.length > 0) {
    records.head += 1;
    const seq = records.head;
    for (const alert of changed) {
      records.alerts.set(alert.id, applyChange(alert, change, { user: actor, createdOn, seq }));
    }
    const action: ActionTaken = { seq, change, target, user: actor, createdOn };
    records.events.push({ kind: 'action', seq, action: withIds(action, changed) });
  }
  const items = target.mode === 'selection' ? target.ids.map(itemOf) : [];
  return { seq: records.head, createdOn, user: actor, items };

  function itemOf(alertId: AlertId): ActionItem {
    if (!targeted.some((alert) => alert.id === alertId)) {
      return { id: alertId, outcome: 'notFound', alert: null };
    }
    const isChanged = changed.some((alert) => alert.id === alertId);
    const current = records.alerts.get(alertId);
    const alert = current === undefined ? null : alertFor(user, current);
    return { id: alertId, outcome: isChanged ? 'applied' : 'unchanged', alert };
  }
}

/** Replaces the target with the changed ids: what "all" includes depends on what the acting user can see. */
function withIds(action: ActionTaken, changed: readonly Alert[]): ActionTaken {
  const ids = changed.map((alert) => alert.id);
  return { ...action, target: { mode: 'selection', ids, range: action.target.range } };
}
