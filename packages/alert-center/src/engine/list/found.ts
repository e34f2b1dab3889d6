import { type Alert, type AlertId, isUnread, isUnresolved } from '../alert/alert.ts';
import { isBelow } from '../alert/alert-order.ts';
import { isEmergency } from '../alert/emergency.ts';
import { hasOwner } from '../alert/owner.ts';
import { type AlertSearch, sameSearch } from './alert-search.ts';
import { type Draft, editFound, editList, putEntity } from './draft.ts';
import type { AlertPage, FoundAlerts } from './responses.ts';
import type { SearchRules } from './search-rules.ts';
import {
  type AlertListState,
  type Entity,
  type FoundKey,
  emptyList,
  foundKeys,
  noFound,
  shownKey,
  urgencies,
} from './list-state.ts';
import { currentUserOf } from './current-user.ts';
import { cancel, requestLoad, requestUnlessRunning, restartLoad } from './loads.ts';
import { isInList, isVisible } from './list-range.ts';

/*
 * The lists of a search stand beside the complete lists, on which strip, sounds, announcements and automatic
 * previews depend. Only the source decides what a search finds: with each page, and for alerts that arrive
 * afterwards. Until it has decided, such an alert is kept but not shown.
 */

/** Alerts that the source is asked about at once. */
const AMONG_MAX = 100;

/** Whether a list of the search may show the alert. */
function isFoundAlert(draft: Draft, key: FoundKey, { base, view }: Entity): boolean {
  if (isEmergency(base)) return true;
  if (draft.found.matches.get(base.id) !== true) return false;
  return isInState(draft, view.alert) || draft.lists[key].settledUntil.has(base.id);
}

/** Conditions on what users change, which hold or not after the source's verdict. */
function isInState(state: AlertListState, alert: Alert): boolean {
  const { search } = state;
  const userId = currentUserOf(state)?.userId ?? null;
  return (search?.unreadOnly !== true || isUnread(alert)) && hasOwner(alert, search?.owner, userId);
}

/** Whether what users change decides on what the lists of the search show. */
const isOnState = ({ search, unresolvedOnly }: Draft): boolean =>
  unresolvedOnly || search?.unreadOnly === true || search?.owner !== undefined;

/** Whether the source has to say if the search finds the alert. */
function isUndecided(draft: AlertListState, { base, urgency }: Entity): boolean {
  if (draft.search === null || urgency === null || isEmergency(base)) return false;
  const key = `found:${urgency}` as const;
  const list = draft.lists[key];
  if (!list.isLoaded || list.search !== draft.search || !isInList(draft, key, base)) return false;
  return !draft.found.matches.has(base.id);
}

/** Alerts to ask the source about, the latest ones first. */
function undecidedIds(draft: AlertListState): readonly AlertId[] {
  return [...draft.entities.values()]
    .filter((entity) => isUndecided(draft, entity))
    .map(({ base }) => base.id)
    .slice(-AMONG_MAX);
}

/** Changes the search; `null` ends it. Rows of the previous search stay until those of the new one arrive. */
function onSearch(draft: Draft, search: AlertSearch | null): void {
  if (sameSearch(draft.search, search)) return;
  const busy = urgencies.map((urgency) => draft.lists[shownKey(draft, urgency)].isBusy);
  const had = draft.search !== null;
  draft.search = search;
  draft.found = noFound;
  for (const key of foundKeys) {
    cancel(draft, `older:${key}`);
    if (search === null) {
      cancel(draft, `first:${key}`);
      editList(draft, key, emptyList);
      continue;
    }
    const calm = { isExtended: false, isStale: false, frozen: null, settledUntil: new Map() };
    editList(draft, key, calm);
    if (draft.rules !== null && isVisible(draft, key)) restartLoad(draft, `first:${key}`);
  }
  if (search === null) cancel(draft, 'found');
  else if (draft.rules !== null) restartLoad(draft, 'found');
  if (had && search !== null) return;
  // The pointer that rests on the list rests on the other one now.
  for (const [index, urgency] of urgencies.entries()) {
    const shown = shownKey(draft, urgency);
    const other = shown === urgency ? (`found:${urgency}` as const) : urgency;
    editList(draft, shown, { isBusy: busy[index] ?? false, frozen: null });
    editList(draft, other, { isBusy: false, frozen: null });
  }
}

/** Takes over what the source found among the alerts that it was asked about. */
function onFound(draft: Draft, asked: readonly AlertId[], found: FoundAlerts): void {
  const matching = new Set(found.among);
  const matches = editFound(draft);
  for (const id of asked) matches.set(id, matching.has(id));
  draft.found = { ...draft.found, counts: found.counts };
  draft.rowsChanged = true;
}

/** What a page of the search says about one known alert that it does not list. */
function learnMismatch(draft: Draft, entity: Entity, page: AlertPage): void {
  const { truth, base } = entity;
  const last = page.alerts.at(-1);
  if (page.hasMore && last !== undefined && isBelow(truth, last)) return;
  if (draft.unresolvedOnly && !isUnresolved(truth)) return;
  if (!isInState(draft, truth)) return;
  if (isEmergency(base) || draft.found.matches.get(base.id) === true) {
    // It should be there: it has changed unnoticed.
    putEntity(draft, base.id, { ...entity, isContradicted: true });
    return;
  }
  // The page may leave it out for a change of its state that the feed has not reported, or never will.
  const mayHaveChanged = entity.isDoubtful || page.head > (draft.sequence.head ?? 0);
  if (isOnState(draft) && mayHaveChanged) return;
  editFound(draft).set(base.id, false);
}

/** Requests what the source knows about the search once something may have changed. */
function followFound(draft: Draft): void {
  if (draft.search === null || draft.rules === null) return;
  const { phase } = draft.loads.found;
  // A failed request is repeated by its own timer.
  if (phase !== 'idle' && phase !== 'running') return;
  const areOthers = draft.ownersChanged && draft.search.owner !== undefined;
  if (areOthers || draft.counts !== draft.before.counts) requestLoad(draft, 'found');
  else if (phase === 'idle' && undecidedIds(draft).length > 0) requestUnlessRunning(draft, 'found');
}

export const foundRules: SearchRules = {
  isFoundAlert,
  isUndecided,
  undecidedIds,
  onSearch,
  onFound,
  learnMismatch,
  followFound,
};
