import { isBelow, keyOf } from '../alert/alert-order.ts';
import { type Alert, isUnresolved } from '../alert/alert.ts';
import type { AlertPage, AlertSubscription, MissedAlerts } from './responses.ts';
import { addRange, reopen, restartAt, unknownSequence } from './sequence.ts';
import { isWaitingEmergency } from '../alert/emergency.ts';
import { AUTO_POPUP_WITHIN_MS, EMERGENCIES_MAX } from '../alert/limits.ts';
import { sameRules, urgencyOf } from '../alert/urgency.ts';
import { type ListKey, type LoadSlot, isFoundKey, listKeys, urgencyOfList } from './list-state.ts';
import { setSourceUser } from './current-user.ts';
import { countFrom, replaceCounts } from './counts.ts';
import {
  type Draft,
  dropAllEntities,
  dropEntity,
  editConnection,
  editFound,
  editList,
  putEntity,
} from './draft.ts';
import { deriveEntity, doubtEarlyReads, forgetActions, putAlert } from './entities.ts';
import type { LoadListEvent } from './list-events.ts';
import {
  isAwaited,
  markFailed,
  markSucceeded,
  requestLoad,
  requestUnlessRunning,
} from './loads.ts';
import { reload } from './reload.ts';
import { extendFrozen } from './rows.ts';
import { searchRules } from './search-rules.ts';
import { serverNow } from './server-clock.ts';
import { onServerTime } from './time-window.ts';

export function onLoad(draft: Draft, event: LoadListEvent): void {
  const slot = slotOf(event);
  if (!isAwaited(draft, slot, event.ticket)) return;
  const { headAtStart } = draft.loads[slot];
  if (event.type === 'loadFailed') {
    markFailed(draft, slot, event.error, event.mayRetry);
    return;
  }
  markSucceeded(draft, slot);
  switch (event.type) {
    case 'subscriptionLoaded':
      onSubscription(draft, event.subscription);
      return;
    case 'countsLoaded':
      replaceCounts(draft, event.counts);
      if (draft.pausedCountsAt !== null) editConnection(draft, { lastUpdateOn: serverNow(draft) });
      return;
    case 'missedLoaded':
      onMissed(draft, event.since, event.missed);
      return;
    case 'pageLoaded':
      learnFromPage(draft, event.page.head, headAtStart);
      onPage(draft, event.list, event.which, event.page);
      return;
    case 'foundLoaded':
      searchRules()?.onFound(draft, event.asked, event.found);
  }
}

function slotOf(event: LoadListEvent): LoadSlot {
  switch (event.type) {
    case 'subscriptionLoaded':
      return 'subscription';
    case 'countsLoaded':
      return 'counts';
    case 'missedLoaded':
      return 'missed';
    case 'pageLoaded':
      return `${event.which}:${event.list}`;
    case 'foundLoaded':
      return 'found';
    case 'loadFailed':
      return event.slot;
  }
}

function onSubscription(draft: Draft, subscription: AlertSubscription): void {
  const { rules, currentUser = null, serverNow, stored = false } = subscription;
  if (stored) requestLoad(draft, 'subscription');
  if (serverNow !== undefined) onServerTime(draft, serverNow - draft.now);
  setSourceUser(draft, currentUser);
  if (draft.rules !== null && sameRules(draft.rules, rules)) return;
  draft.rules = rules;
  for (const id of draft.entities.keys()) draft.dirty.add(id);
  reload(draft);
}

/**
 * A page includes everything up to its own head; later changes are known from the feed. If the feed started
 * after the page's head, or the page is older than what was known when it was requested, the range in
 * between is requested.
 */
function learnFromPage(draft: Draft, head: number, headAtStart: number | null): void {
  const { sequence, log } = draft;
  if (sequence.head === null) {
    draft.sequence = addRange(sequence, head, head);
    draft.log = { ...log, floor: Math.max(log.floor, head) };
    doubtEarlyReads(draft, head, draft.entities.keys());
    countFrom(draft, head);
    return;
  }
  const knownFrom = Math.min(Math.max(log.floor, headAtStart ?? 0), sequence.head);
  if (head >= knownFrom) return;
  draft.sequence = reopen(sequence, head, knownFrom);
  // The feed may still report actions in that range.
  draft.log = { ...log, floor: Math.min(log.floor, head) };
}

function onPage(draft: Draft, key: ListKey, which: 'first' | 'older', page: AlertPage): void {
  const urgency = urgencyOfList(key);
  for (const alert of [...page.alerts, ...(page.emergencies ?? [])]) {
    putAlert(draft, alert);
    deriveEntity(draft, alert.id);
    const isElsewhere = draft.rules !== null && urgencyOf(alert, draft.rules) !== urgency;
    if (isElsewhere) requestUnlessRunning(draft, 'subscription');
  }
  const last = page.alerts.at(-1);
  const floor = page.hasMore && last !== undefined ? keyOf(last) : null;
  const cursorEnd = draft.lists[key].cursorEnd;
  if (isFoundKey(key)) for (const { id } of page.alerts) editFound(draft).set(id, true);
  if (which === 'first') {
    dropContradicted(draft, key, page);
    editList(draft, key, {
      isLoaded: true,
      isStale: false,
      isExtended: false,
      unresolvedOnly: draft.unresolvedOnly,
      search: isFoundKey(key) ? draft.search : null,
      floor,
      cursor: floor === null ? null : page.endCursor,
      cursorEnd: null,
    });
    return;
  }
  const before = draft.lists[key].floor;
  const isDeeper = floor === null || before === null || isBelow(floor, before);
  editList(draft, key, {
    floor: isDeeper ? floor : before,
    cursor: floor === null ? null : page.endCursor,
    cursorEnd,
  });
  extendFrozen(draft, key);
  // Many alerts of the same millisecond: the page contains nothing new.
  if (!isDeeper && page.endCursor !== null) requestLoad(draft, `older:${key}`);
}

/** Whether the first page says that somebody has opened this emergency: it does not list it any more. */
function isOpened({ emergencies }: AlertPage, alert: Alert): boolean {
  if (emergencies === undefined || !isWaitingEmergency(alert)) return false;
  const last = emergencies.at(-1);
  const isCut = emergencies.length >= EMERGENCIES_MAX;
  return !isCut || last === undefined || !isBelow(alert, last);
}

/** The first page is complete down to its last row; an alert missing from it has changed unnoticed. */
function dropContradicted(draft: Draft, key: ListKey, page: AlertPage): void {
  const urgency = urgencyOfList(key);
  const listed = new Set([...page.alerts, ...(page.emergencies ?? [])].map(({ id }) => id));
  const last = page.alerts.at(-1);
  const busy = new Set(draft.pending.flatMap((action) => action.ids));
  for (const id of draft.openIds) busy.add(id);
  const { isStale } = draft.lists[key];
  for (const [id, entity] of draft.entities) {
    const { truth } = entity;
    if (entity.urgency !== urgency || listed.has(id) || truth.seq > page.head) continue;
    if (isFoundKey(key)) {
      searchRules()?.learnMismatch(draft, entity, page);
      continue;
    }
    const isFilteredOut = draft.unresolvedOnly && !isUnresolved(truth);
    const isBeyond = page.hasMore && last !== undefined && isBelow(truth, last);
    // The page says nothing of these; in a stale list they may have changed unnoticed as well.
    const mayHaveChanged = entity.isDoubtful || (isStale && busy.has(id));
    if (isFilteredOut && !(mayHaveChanged && busy.has(id))) continue;
    if (isBeyond && !isOpened(page, truth) && !mayHaveChanged) continue;
    if (busy.has(id)) putEntity(draft, id, { ...entity, isContradicted: true });
    else dropEntity(draft, id);
  }
}

function onMissed(draft: Draft, since: number, missed: MissedAlerts): void {
  editConnection(draft, { isDoubtful: false });
  if (missed.head < since) {
    startOver(draft);
    return;
  }
  if (!missed.complete) {
    forgetActions(draft, 0, missed.head);
    draft.sequence = restartAt(draft.sequence, missed.head);
    countFrom(draft, missed.head);
    for (const [id, entity] of draft.entities) {
      if (entity.base.seq < missed.head) putEntity(draft, id, { ...entity, isDoubtful: true });
    }
    reload(draft);
    return;
  }
  for (const alert of missed.alerts) {
    const isRecent = serverNow(draft) - alert.receivedOn <= AUTO_POPUP_WITHIN_MS;
    if (isRecent && !draft.entities.has(alert.id)) draft.arrivals.push(alert);
    putAlert(draft, alert);
  }
  forgetActions(draft, since, missed.head);
  draft.sequence = addRange(draft.sequence, since, missed.head);
  if (missed.alerts.length > 0) requestLoad(draft, 'counts');
}

/** The server has restarted its sequence: known versions cannot be compared with new ones. */
function startOver(draft: Draft): void {
  dropAllEntities(draft);
  draft.sequence = unknownSequence;
  draft.log = { floor: 0, actions: [] };
  draft.counts = { base: null, deltas: [], since: 0 };
  reload(draft);
  for (const key of listKeys) editList(draft, key, { floor: null, cursor: null });
}
