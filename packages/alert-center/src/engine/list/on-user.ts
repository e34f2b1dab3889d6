import type { AlertChange } from '../alert/alert-action.ts';
import type { Alert, AlertId } from '../alert/alert.ts';
import type { ActionResult } from './responses.ts';
import { SETTLED_STAYS_MS } from '../alert/limits.ts';
import { type ListKey, isFoundKey, listKeys, shownKey, urgencyOfList } from './list-state.ts';
import { canChangeCounts, canChangeUnresolved, countConfirmed } from './counts.ts';
import { type Draft, editList } from './draft.ts';
import { deriveEntity, doubtEarlyReads, putAlert } from './entities.ts';
import type { UserListEvent } from './list-events.ts';
import { cancel, isUnderWay, resetFailed, restartLoad } from './loads.ts';
import { isVisible } from './list-range.ts';
import { fillLists } from './rows.ts';
import { searchRules } from './search-rules.ts';
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
      const key = shownKey(draft, event.urgency);
      const list = draft.lists[key];
      const slot = `older:${key}` as const;
      if (!list.isLoaded || list.floor === null || isUnderWay(draft, slot)) return;
      editList(draft, key, { isExtended: true });
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
    case 'searchChanged':
      searchRules()?.onSearch(draft, event.search);
      return;
    case 'snoozesChanged':
      draft.snoozeEnds = event.ends;
      for (const id of draft.entities.keys()) draft.dirty.add(id);
      return;
    case 'busyChanged': {
      const key = shownKey(draft, event.urgency);
      if (draft.lists[key].isBusy === event.isBusy) return;
      editList(draft, key, {
        isBusy: event.isBusy,
        frozen: event.isBusy && event.shown?.length ? event.shown : null,
      });
      return;
    }
    case 'waitingShown':
      editList(draft, shownKey(draft, event.urgency), { frozen: null });
      return;
    case 'panelClosed':
      for (const key of listKeys) {
        cancel(draft, `older:${key}`);
        editList(draft, key, {
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
      // A preview leads to the alerts beside it.
      if (event.ids.length > 0) fillLists(draft);
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
  for (const alert of open) putAlert(draft, alert, headAtStart ?? undefined);
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
  for (const key of listKeys) {
    if (!removes(draft, key, change)) continue;
    const { settledUntil } = draft.lists[key];
    const urgency = urgencyOfList(key);
    const own = ids.filter((id) => draft.entities.get(id)?.urgency === urgency);
    if (own.length === 0) continue;
    const until = draft.now + SETTLED_STAYS_MS;
    editList(draft, key, {
      settledUntil: new Map([...settledUntil.keys(), ...own].map((id) => [id, until])),
    });
  }
}

/** Whether the change makes alerts leave the list. */
function removes(draft: Draft, key: ListKey, change: AlertChange): boolean {
  if (change.type === 'checkAgain' || change.type === 'note') return false;
  const { search, unresolvedOnly } = draft;
  if (isFoundKey(key) && search === null) return false;
  if (change.type === 'owner') return isFoundKey(key) && search?.owner !== undefined;
  const isUnreadOnly = isFoundKey(key) && search?.unreadOnly === true;
  return isUnreadOnly || (unresolvedOnly && canChangeUnresolved(change));
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
    putAlert(draft, alert, result.seq);
    deriveEntity(draft, alert.id);
  }
  if (change !== undefined && canChangeCounts(change)) countConfirmed(draft, result, before);
}

function onRefused(draft: Draft, token: number): void {
  const ids = removePending(draft, token);
  for (const key of listKeys) {
    const { settledUntil } = draft.lists[key];
    if (!ids.some((id) => settledUntil.has(id))) continue;
    editList(draft, key, {
      settledUntil: new Map([...settledUntil].filter(([id]) => !ids.includes(id))),
    });
  }
}

function onFilter(draft: Draft, value: boolean): void {
  if (draft.unresolvedOnly === value) return;
  draft.unresolvedOnly = value;
  for (const key of listKeys) {
    editList(draft, key, { isExtended: false, frozen: null, settledUntil: new Map() });
    cancel(draft, `older:${key}`);
    if (draft.rules !== null && isVisible(draft, key)) restartLoad(draft, `first:${key}`);
  }
}

/** Removes settled rows from a list once all of them are due, so that they leave together. */
export function releaseSettled(draft: Draft): void {
  for (const key of listKeys) {
    const { settledUntil } = draft.lists[key];
    // Further ahead than the full time: the browser's clock has been set back.
    const isWaiting = (until: number): boolean =>
      until > draft.now && until <= draft.now + SETTLED_STAYS_MS;
    if (settledUntil.size === 0 || [...settledUntil.values()].some(isWaiting)) continue;
    editList(draft, key, { settledUntil: new Map() });
  }
}
