import { compareNewestFirst, isBelow, keyOf } from '../alert/alert-order.ts';
import { isWaitingEmergency } from '../alert/emergency.ts';
import { type Alert, type AlertId, type Urgency, isUnread, isUnresolved } from '../alert/alert.ts';
import { EMERGENCIES_MAX, LIVE_WINDOW, ROWS_MAX, STRIP_SIZE } from '../alert/limits.ts';
import {
  type AlertListState,
  type AlertView,
  type Entity,
  type ListKey,
  isFoundKey,
  listKeys,
  urgencyOfList,
} from './list-state.ts';
import { type Draft, dropEntity, editList } from './draft.ts';
import { isInList, isVisible } from './list-range.ts';
import { isUnderWay, requestLoad } from './loads.ts';
import { searchRules } from './search-rules.ts';

/** A list with fewer rows than this loads older ones, if there are any. */
const FILL_BELOW = LIVE_WINDOW / 2;

function reuseIds(before: readonly AlertId[], next: readonly AlertId[]): readonly AlertId[] {
  const isSame = before.length === next.length && before.every((id, index) => id === next[index]);
  return isSame ? before : next;
}

function passesFilter(draft: Draft, key: ListKey, entity: Entity): boolean {
  const list = draft.lists[key];
  if (isFoundKey(key) && searchRules()?.isFoundAlert(draft, key, entity) !== true) return false;
  // Until the page for a changed filter arrives, only alerts that match both filters are complete.
  if (!draft.unresolvedOnly && !list.unresolvedOnly) return true;
  return isUnresolved(entity.view.alert) || list.settledUntil.has(entity.base.id);
}

/** Emergencies that nobody has opened stay at the top of their list, also below its last row (AC-235). */
const staysOnTop = (draft: Draft, { view, base }: Entity): boolean =>
  base.createdOn >= draft.windowStart && isWaitingEmergency(view.alert);

/** Whether the alert can be in a list of the user. */
const isShown = (draft: Draft, { urgency, base, isContradicted }: Entity): boolean =>
  urgency !== null &&
  !isContradicted &&
  isVisible(draft, urgency) &&
  base.createdOn >= draft.windowStart;

function candidates(draft: Draft, key: ListKey): Entity[] {
  const found: Entity[] = [];
  if (!isVisible(draft, key)) return found;
  const urgency = urgencyOfList(key);
  for (const entity of draft.entities.values()) {
    if (entity.urgency !== urgency || entity.isContradicted) continue;
    if (!isInList(draft, key, entity.base) && !staysOnTop(draft, entity)) continue;
    if (passesFilter(draft, key, entity)) found.push(entity);
  }
  return found.sort((left, right) => compareNewestFirst(left.base, right.base));
}

/**
 * Rows of another search stay until the page of this one arrives, which may fail, as long as their alerts are known;
 * emergencies that nobody has opened join them at once. Returns these.
 */
function deriveUnanswered(draft: Draft, key: ListKey): readonly Entity[] {
  if (draft.search === null) return [];
  const list = draft.lists[key];
  const known = (rows: readonly AlertId[]): readonly AlertId[] =>
    reuseIds(
      rows,
      rows.filter((id) => draft.entities.has(id)),
    );
  const [all, ids] = [known(list.all), known(list.ids)];
  const top = candidates(draft, key)
    .filter((entity) => staysOnTop(draft, entity))
    .slice(0, LIVE_WINDOW);
  const missing = top.map(({ base }) => base.id).filter((id) => !all.includes(id));
  if (missing.length === 0 && all === list.all && ids === list.ids) return top;
  const rows = [...missing, ...all];
  if (list.frozen === null) editList(draft, key, { all: rows, ids: [...missing, ...ids] });
  else {
    const frozen = known(list.frozen);
    const waiting = rows.filter((id) => !frozen.includes(id)).length;
    editList(draft, key, { all: rows, ids: frozen, frozen, waiting });
  }
  return top;
}

/**
 * Derives the rows of one list: ordered, unique, and limited to the live window unless extended. Returns
 * the emergencies to keep.
 */
function deriveList(draft: Draft, key: ListKey): readonly Entity[] {
  const { isExtended, isBusy, search } = draft.lists[key];
  if (isFoundKey(key) && search !== draft.search) return deriveUnanswered(draft, key);
  const found = candidates(draft, key);
  const limit = isExtended || isBusy ? ROWS_MAX : LIVE_WINDOW;
  const emergencies = found.filter((entity) => staysOnTop(draft, entity)).slice(0, EMERGENCIES_MAX);
  // At most as many as the list keeps live, so that a flood of them does not make it endless.
  const top = new Set(emergencies.slice(0, LIVE_WINDOW));
  const listed = found.filter(({ base }) => isInList(draft, key, base));
  if (listed.length > limit) {
    listed.length = limit;
    const last = listed[limit - 1];
    // The cursor is no longer at the last row, so older rows are requested by its time.
    if (last !== undefined)
      editList(draft, key, { floor: keyOf(last.base), cursor: null, cursorEnd: null });
  }
  const before = draft.lists[key];
  const all = reuseIds(
    before.all,
    [...top, ...listed.filter((entity) => !top.has(entity))].map((entity) => entity.base.id),
  );
  const remaining = before.frozen?.filter((id) => draft.entities.has(id)) ?? null;
  const frozen = isBusy ? (remaining ?? (all.length > 0 ? all : null)) : null;
  const ids = frozen === null ? all : reuseIds(before.ids, frozen);
  const shown = new Set(ids);
  const waiting = frozen === null ? 0 : all.filter((id) => !shown.has(id)).length;
  const isSame =
    all === before.all &&
    ids === before.ids &&
    waiting === before.waiting &&
    (frozen === null) === (before.frozen === null);
  if (!isSame) editList(draft, key, { all, ids, waiting, frozen: frozen === null ? null : ids });
  return emergencies;
}

/** Adds older rows that the user loads below the frozen rows. */
export function extendFrozen(draft: Draft, key: ListKey): void {
  const { frozen } = draft.lists[key];
  const lastId = frozen?.at(-1);
  const last = lastId === undefined ? undefined : draft.entities.get(lastId)?.base;
  if (frozen === null || last === undefined) return;
  const known = new Set(frozen);
  const below = candidates(draft, key)
    .filter((entity) => isBelow(entity.base, last))
    .map((entity) => entity.base.id)
    .filter((id) => !known.has(id));
  editList(draft, key, { frozen: [...frozen, ...below] });
}

/** Completes lists that have only what a bell shows. */
export function fillLists(draft: Draft): void {
  draft.rowsChanged ||= draft.isBrief;
  draft.isBrief = false;
}

/** Requests older rows when a list has become nearly empty. */
function fillUp(draft: Draft, key: ListKey): void {
  const list = draft.lists[key];
  const slot = `older:${key}` as const;
  if (draft.isBrief || !list.isLoaded || list.floor === null || list.all.length >= FILL_BELOW)
    return;
  if (draft.loads[slot].phase === 'idle' && !isUnderWay(draft, `first:${key}`))
    requestLoad(draft, slot);
}

/**
 * Drops alerts that no row shows, except emergencies that nobody has opened. Keeps them while a page of their
 * list is loading: the page may have been read before they arrived, and they must still be there when it does.
 */
function forgetUnused(draft: Draft, emergencies: readonly Entity[]): void {
  const used = new Set<AlertId>(draft.pending.flatMap((action) => action.ids));
  for (const { base } of emergencies) used.add(base.id);
  for (const id of [...draft.openIds, ...draft.heldIds]) used.add(id);
  const isLoading = { urgent: false, important: false };
  for (const key of listKeys) {
    const list = draft.lists[key];
    for (const id of list.all) used.add(id);
    for (const id of list.ids) used.add(id);
    isLoading[urgencyOfList(key)] ||=
      isUnderWay(draft, `first:${key}`) || isUnderWay(draft, `older:${key}`);
  }
  // The effect of an `all` action is uncertain until the server reports it: alerts may have to come back.
  const isUnsure = draft.log.actions.some((action) => action.target.mode !== 'selection');
  for (const [id, entity] of draft.entities) {
    const { urgency, base } = entity;
    if (used.has(id) || (urgency !== null && isLoading[urgency])) continue;
    if (searchRules()?.isUndecided(draft, entity) === true) continue;
    const isKept = isInAnyList(draft, urgency, base) || isWaitingEmergency(base);
    if (isUnsure && isUnresolved(base) && isKept) continue;
    dropEntity(draft, id);
  }
}

function isInAnyList(state: AlertListState, urgency: Urgency | null, alert: Alert): boolean {
  if (urgency === null) return false;
  if (isInList(state, urgency, alert)) return true;
  return state.search !== null && isInList(state, `found:${urgency}`, alert);
}

/** Of the rows and of what is held below them (AC-761). */
function deriveStrip(draft: Draft): void {
  const { urgent, important } = draft.lists;
  const unread = [...new Set([...urgent.all, ...important.all, ...draft.heldIds])]
    .flatMap((id): AlertView[] => {
      const entity = draft.entities.get(id);
      if (entity === undefined || !isShown(draft, entity)) return [];
      const { view } = entity;
      return isUnread(view.alert) && !view.snoozed ? [view] : [];
    })
    .sort((left, right) => compareNewestFirst(left.alert, right.alert))
    .slice(0, STRIP_SIZE);
  const before = draft.strip;
  const isSame = before.length === unread.length && before.every((view, i) => view === unread[i]);
  if (!isSame) draft.strip = unread;
}

export function deriveRows(draft: Draft): void {
  const emergencies = listKeys.flatMap((key) => {
    const kept = deriveList(draft, key);
    fillUp(draft, key);
    return kept;
  });
  forgetUnused(draft, emergencies);
  deriveStrip(draft);
}
