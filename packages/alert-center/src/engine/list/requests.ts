import type { InstantRange } from '../alert/alert-action.ts';
import type { Urgency } from '../alert/alert.ts';
import { CLOCK_SLACK_MS, TIME_WINDOW_MS } from '../alert/limits.ts';
import { type AlertListState, type LoadSlot, urgencies } from './list-state.ts';
import { type Draft, editList, editLoad } from './draft.ts';
import type { Effect } from './effects.ts';
import { cancel, loadSlots } from './loads.ts';

/** The range of lists and counts. */
export function windowOf(state: AlertListState): InstantRange {
  return {
    start: state.windowStart,
    end: state.windowStart + TIME_WINDOW_MS + CLOCK_SLACK_MS,
  };
}

function firstPage(draft: Draft, urgency: Urgency, slot: LoadSlot, ticket: number): Effect {
  const { unresolvedOnly } = draft;
  return {
    type: 'loadPage',
    which: 'first',
    slot,
    ticket,
    urgency,
    range: windowOf(draft),
    unresolvedOnly,
    after: null,
  };
}

function olderPage(draft: Draft, urgency: Urgency, slot: LoadSlot, ticket: number): Effect | null {
  const { cursor, cursorEnd, floor } = draft.lists[urgency];
  if (floor === null) return null;
  const window = windowOf(draft);
  // Without a cursor, the range ends at the last row's time: that row and others of the same millisecond
  // are returned again.
  const end = cursor === null ? floor.createdOn : (cursorEnd ?? window.end);
  if (cursorEnd !== end && end !== window.end) editList(draft, urgency, { cursorEnd: end });
  return {
    type: 'loadPage',
    which: 'older',
    slot,
    ticket,
    urgency,
    range: { start: window.start, end },
    unresolvedOnly: draft.unresolvedOnly,
    after: cursor,
  };
}

function requestOf(draft: Draft, slot: LoadSlot, ticket: number): Effect | null {
  for (const urgency of urgencies) {
    if (slot === `first:${urgency}`) return firstPage(draft, urgency, slot, ticket);
    if (slot === `older:${urgency}`) return olderPage(draft, urgency, slot, ticket);
  }
  if (slot === 'counts') return { type: 'loadCounts', slot, ticket, range: windowOf(draft) };
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
