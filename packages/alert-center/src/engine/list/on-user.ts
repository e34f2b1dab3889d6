import type { AlertChange } from '../alert/alert-action.ts';
import type { Alert, AlertId } from '../alert/alert.ts';
import type { ActionResult } from './responses.ts';
import { SETTLED_STAYS_MS } from '../alert/limits.ts';
import { urgencies } from './list-state.ts';
import { canChangeCounts, canChangeUnresolved, countConfirmed } from './counts.ts';
import { type Draft, editList } from './draft.ts';
import { deriveEntity, doubtEarlyReads, putAlert } from './entities.ts';
import type { UserListEvent } from './list-events.ts';
import { cancel, isUnderWay, resetFailed, restartLoad } from './loads.ts';
import { isVisible } from './rows.ts';
import { serverNow } from './server-clock.ts';

export function onUser(draft: Draft, event: UserListEvent): void {
  switch (event.type) {
    case 'actionStarted':
      onStarted(draft, event.token, event.ids, event.change);
      return;
    case 'actionAcknowledged':
      onAcknowledged(draft, event.token, event.result);
      return;
    case 'actionRefused':
      onRefused(draft, event.token);
      return;
    case 'olderRequested': {
      const list = draft.lists[event.urgency];
      const slot = `older:${event.urgency}` as const;
      if (!list.isLoaded || list.floor === null || isUnderWay(draft, slot)) return;
      editList(draft, event.urgency, { isExtended: true });
      restartLoad(draft, slot);
      return;
    }
    case 'retryRequested': {
      const { urgency } = event;
      resetFailed(
        draft,
        (slot) => urgency === undefined || !slot.includes(':') || slot.endsWith(`:${urgency}`),
      );
      return;
    }
    case 'unresolvedOnlyChanged':
      onFilter(draft, event.value);
      return;
    case 'busyChanged':
      if (draft.lists[event.urgency].isBusy === event.isBusy) return;
      editList(draft, event.urgency, {
        isBusy: event.isBusy,
        frozen: event.isBusy && event.shown?.length ? event.shown : null,
      });
      return;
    case 'waitingShown':
      editList(draft, event.urgency, { frozen: null });
      return;
    case 'panelClosed':
      for (const urgency of urgencies) {
        cancel(draft, `older:${urgency}`);
        editList(draft, urgency, {
          isExtended: false,
          isBusy: false,
          frozen: null,
          settledUntil: new Map(),
        });
      }
      return;
    case 'previewsChanged':
      draft.openIds = new Set(event.ids);
      draft.rowsChanged = true;
      return;
    case 'heldChanged':
      draft.heldIds = new Set(event.ids);
      draft.rowsChanged = true;
      return;
    case 'alertsRead':
      onRead(draft, event.alerts, event.headAtStart);
  }
}

function onRead(draft: Draft, alerts: readonly Alert[], headAtStart: number | null): void {
  // The preview of an alert may have been closed in the meantime.
  const open = alerts.filter(({ id }) => draft.openIds.has(id) || draft.heldIds.has(id));
  const unknown = open.map(({ id }) => id).filter((id) => !draft.entities.has(id));
  for (const alert of open) putAlert(draft, alert);
  const { head } = draft.sequence;
  if (headAtStart === null && head !== null) doubtEarlyReads(draft, head, unknown);
}

/** Shows the change immediately; alerts the user settles stay among unresolved rows until they pause. */
function onStarted(
  draft: Draft,
  token: number,
  ids: readonly AlertId[],
  change: AlertChange,
): void {
  draft.pending = [...draft.pending, { token, ids, change, createdOn: serverNow(draft) }];
  for (const id of ids) draft.dirty.add(id);
  if (!draft.unresolvedOnly || change.type === 'checkAgain' || !canChangeUnresolved(change)) return;
  for (const urgency of urgencies) {
    const { settledUntil } = draft.lists[urgency];
    const own = ids.filter((id) => draft.entities.get(id)?.urgency === urgency);
    if (own.length === 0) continue;
    const until = draft.now + SETTLED_STAYS_MS;
    editList(draft, urgency, {
      settledUntil: new Map([...settledUntil.keys(), ...own].map((id) => [id, until])),
    });
  }
}

function removePending(draft: Draft, token: number): readonly AlertId[] {
  const action = draft.pending.find((one) => one.token === token);
  if (action === undefined) return [];
  draft.pending = draft.pending.filter((one) => one !== action);
  for (const id of action.ids) draft.dirty.add(id);
  return action.ids;
}

function onAcknowledged(draft: Draft, token: number, result: ActionResult): void {
  const change = draft.pending.find((one) => one.token === token)?.change;
  removePending(draft, token);
  const before = new Map(draft.entities);
  for (const { alert } of result.items) {
    if (alert === null) continue;
    putAlert(draft, alert);
    deriveEntity(draft, alert.id);
  }
  if (change !== undefined && canChangeCounts(change)) countConfirmed(draft, result, before);
}

function onRefused(draft: Draft, token: number): void {
  const ids = removePending(draft, token);
  for (const urgency of urgencies) {
    const { settledUntil } = draft.lists[urgency];
    if (!ids.some((id) => settledUntil.has(id))) continue;
    editList(draft, urgency, {
      settledUntil: new Map([...settledUntil].filter(([id]) => !ids.includes(id))),
    });
  }
}

function onFilter(draft: Draft, value: boolean): void {
  if (draft.unresolvedOnly === value) return;
  draft.unresolvedOnly = value;
  for (const urgency of urgencies) {
    editList(draft, urgency, { isExtended: false, frozen: null, settledUntil: new Map() });
    cancel(draft, `older:${urgency}`);
    if (draft.rules !== null && isVisible(draft, urgency)) restartLoad(draft, `first:${urgency}`);
  }
}

/** Removes settled rows from a list once all of them are due, so that they leave together. */
export function releaseSettled(draft: Draft): void {
  for (const urgency of urgencies) {
    const { settledUntil } = draft.lists[urgency];
    // Further ahead than the full time: the browser's clock has been set back.
    const isWaiting = (until: number): boolean =>
      until > draft.now && until <= draft.now + SETTLED_STAYS_MS;
    if (settledUntil.size === 0 || [...settledUntil.values()].some(isWaiting)) continue;
    editList(draft, urgency, { settledUntil: new Map() });
  }
}
