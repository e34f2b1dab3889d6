import type { Urgency } from '../alert.ts';
import { hasGap } from '../sequence.ts';
import type { CountsView } from './alert-list-state.ts';
import { open } from './counts.ts';
import type { Draft } from './draft.ts';
import { want } from './loads.ts';

/** Deltas kept one by one before they are worked into the base. */
const DELTAS_MAX = 50;

/** Works deltas into the base, where nothing that is under way could still need them one by one. */
export function foldCounts(draft: Draft): void {
  const { base, deltas } = draft.counts;
  const { head } = draft.sequence;
  if (base === null || deltas.length === 0) return;
  const later = deltas.filter((delta) => delta.seq > base.head);
  const isQuiet = draft.loads.counts.phase === 'idle' && !hasGap(draft.sequence) && head !== null;
  if (!isQuiet || later.length <= DELTAS_MAX) {
    if (draft.loads.counts.phase === 'idle' && later.length < deltas.length) {
      draft.counts = { ...draft.counts, deltas: later };
    }
    return;
  }
  let { urgent, important } = base;
  for (const delta of later) {
    if (delta.seq > head) continue;
    urgent = urgent === null ? null : urgent + delta.urgent;
    important += delta.important;
  }
  draft.counts = {
    ...draft.counts,
    base: { urgent, important, head: Math.max(base.head, head) },
    deltas: later.filter((delta) => delta.seq > head),
  };
}

function pendingDifference(draft: Draft, urgency: Urgency): number {
  const ids = new Set(draft.pending.flatMap((action) => action.ids));
  let difference = 0;
  for (const id of ids) {
    const entity = draft.entities.get(id);
    if (entity === undefined || entity.urgency !== urgency) continue;
    if (entity.truth.createdOn < draft.windowStart) continue;
    difference += open(entity.view.alert) - open(entity.truth);
  }
  return difference;
}

/** What is shown; asks again when it comes out below zero, which no true count does. */
export function deriveCounts(draft: Draft): void {
  const { base, deltas } = draft.counts;
  const later = deltas.filter((delta) => base === null || delta.seq > base.head);
  const sum = (start: number, key: Urgency): number => {
    const told = later.reduce((total, delta) => total + delta[key], start);
    if (told < 0) want(draft, 'counts');
    return Math.max(0, told + pendingDifference(draft, key));
  };
  const before = draft.countsView;
  const urgent =
    base === null || base.urgent === null || draft.canSeeUrgent !== true
      ? null
      : sum(base.urgent, 'urgent');
  const important = base === null ? 0 : sum(base.important, 'important');
  const next: CountsView = {
    urgent,
    important,
    total: (urgent ?? 0) + important,
    isKnown: base !== null && draft.canSeeUrgent !== null,
  };
  const isSame =
    before.urgent === next.urgent &&
    before.important === next.important &&
    before.isKnown === next.isKnown;
  if (!isSame) draft.countsView = next;
}
