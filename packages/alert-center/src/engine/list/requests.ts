import type { InstantRange } from '../alert/alert-action.ts';
import { CLOCK_SLACK_MS, LIST_PAGE, STRIP_SIZE, TIME_WINDOW_MS } from '../alert/limits.ts';
import {
  type AlertListState,
  type ListKey,
  type LoadSlot,
  isFoundKey,
  listKeys,
} from './list-state.ts';
import { type Draft, editList, editLoad } from './draft.ts';
import type { Effect } from './effects.ts';
import { cancel, loadSlots } from './loads.ts';
import { searchRules } from './search-rules.ts';

/** The range of lists and counts. */
export function windowOf(state: AlertListState): InstantRange {
  return {
    start: state.windowStart,
    end: state.windowStart + TIME_WINDOW_MS + CLOCK_SLACK_MS,
  };
}

function firstPage(draft: Draft, list: ListKey, slot: LoadSlot, ticket: number): Effect {
  const { unresolvedOnly, search } = draft;
  return {
    type: 'loadPage',
    which: 'first',
    slot,
    ticket,
    list,
    range: windowOf(draft),
    unresolvedOnly,
    search: isFoundKey(list) ? search : null,
    after: null,
    limit: draft.isBrief ? STRIP_SIZE : LIST_PAGE,
  };
}

function olderPage(draft: Draft, list: ListKey, slot: LoadSlot, ticket: number): Effect | null {
  const { cursor, cursorEnd, floor } = draft.lists[list];
  if (floor === null) return null;
  const window = windowOf(draft);
  // Without a cursor, the range ends at the last row's time: that row and others of the same millisecond
  // are returned again.
  const end = cursor === null ? floor.createdOn : (cursorEnd ?? window.end);
  if (cursorEnd !== end && end !== window.end) editList(draft, list, { cursorEnd: end });
  return {
    type: 'loadPage',
    which: 'older',
    slot,
    ticket,
    list,
    range: { start: window.start, end },
    unresolvedOnly: draft.unresolvedOnly,
    search: isFoundKey(list) ? draft.search : null,
    after: cursor,
    limit: LIST_PAGE,
  };
}

function requestOf(draft: Draft, slot: LoadSlot, ticket: number): Effect | null {
  for (const key of listKeys) {
    if (slot === `first:${key}`) return firstPage(draft, key, slot, ticket);
    if (slot === `older:${key}`) return olderPage(draft, key, slot, ticket);
  }
  if (slot === 'counts') return { type: 'loadCounts', slot, ticket, range: windowOf(draft) };
  if (slot === 'found') {
    const { search } = draft;
    if (search === null) return null;
    const among = searchRules()?.undecidedIds(draft) ?? [];
    return { type: 'loadFound', slot, ticket, range: windowOf(draft), search, among };
  }
  if (slot === 'missed') {
    const since = draft.sequence.head;
    return since === null ? null : { type: 'loadMissed', slot, ticket, since };
  }
  return slot === 'subscription' ? { type: 'loadSubscription', slot, ticket } : null;
}

/** Takes the requests to start now and marks each as running. */
export function takeEffects(draft: Draft): readonly Effect[] {
  const effects: Effect[] = [];
  for (const slot of loadSlots) {
    const load = draft.loads[slot];
    if (load.phase !== 'requested') continue;
    const ticket = load.ticket + 1;
    const effect = requestOf(draft, slot, ticket);
    if (effect === null) {
      cancel(draft, slot);
      continue;
    }
    effects.push(effect);
    editLoad(draft, slot, { phase: 'running', ticket, headAtStart: draft.sequence.head });
  }
  return effects;
}
