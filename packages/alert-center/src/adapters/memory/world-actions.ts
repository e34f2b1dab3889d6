import { PantauError } from '@pantau/core';
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
import type { WorldBooks } from './world-log.ts';
import type { WorldPerson } from './world-users.ts';
import { toldTo, urgencyTo } from './world-queries.ts';

function refuseText({ change }: ActionRequest): void {
  const problem =
    change.type === 'falseAlert'
      ? checkReason(change.reason)
      : change.type === 'note'
        ? checkNote(change.text)
        : null;
  if (problem === null) return;
  throw new PantauError('invalid', {
    serverMessage: problem === 'blank' ? 'Teks wajib diisi' : 'Teks terlalu panjang',
    code: 'INVALID_INPUT',
    status: 400,
  });
}

/** Changes what is meant, under one number, or nothing. */
export function actOn(
  books: WorldBooks,
  person: WorldPerson,
  request: ActionRequest,
  createdOn: number,
): ActionResult {
  refuseText(request);
  const { change, target } = request;
  const user = { userId: person.userId, fullname: person.fullname };
  const meant = [...books.alerts.values()].filter((alert) => {
    const urgency = urgencyTo(person, alert);
    return urgency !== null && isTargeted(target, alert, urgency);
  });
  const changed = meant.filter((alert) => hasEffect(alert, change));
  if (changed.length > 0) {
    books.head += 1;
    const seq = books.head;
    for (const alert of changed) {
      books.alerts.set(alert.id, applyChange(alert, change, { user, createdOn, seq }));
    }
    const action: ActionTaken = { seq, change, target, user, createdOn };
    books.events.push({ kind: 'action', seq, action: toldByIds(action, changed) });
  }
  const items = target.mode === 'selection' ? target.ids.map(itemOf) : [];
  return { seq: books.head, createdOn, user, items };

  function itemOf(alertId: AlertId): ActionItem {
    if (!meant.some((alert) => alert.id === alertId)) {
      return { id: alertId, outcome: 'notFound', alert: null };
    }
    const isChanged = changed.some((alert) => alert.id === alertId);
    const held = books.alerts.get(alertId);
    const alert = held === undefined ? null : toldTo(person, held);
    return { id: alertId, outcome: isChanged ? 'applied' : 'unchanged', alert };
  }
}

/** Others are told which alerts have changed; what "all" meant hangs on what its actor may see. */
function toldByIds(action: ActionTaken, changed: readonly Alert[]): ActionTaken {
  const ids = changed.map((alert) => alert.id);
  return { ...action, target: { mode: 'selection', ids, range: action.target.range } };
}
