import type { Urgency } from '../alert/alert.ts';
import { hasGap } from './sequence.ts';
import type { CountDelta, CountsView } from './list-state.ts';
import { type Tally, difference } from './counts.ts';
import type { Draft } from './draft.ts';
import { requestLoad } from './loads.ts';

/** Maximum number of deltas before they are folded into the base. */
const DELTAS_MAX = 50;

/** Folds deltas into the base when no running request could still need them separately. */
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
  const known = later.filter((delta) => delta.seq <= head);
  draft.counts = {
    ...draft.counts,
    base: {
      urgent: base.urgent === null ? null : base.urgent + sumOf(known, 'urgent').open,
      important: base.important + sumOf(known, 'important').open,
      unread: {
        urgent:
          base.unread.urgent === null ? null : base.unread.urgent + sumOf(known, 'urgent').unread,
        important: base.unread.important + sumOf(known, 'important').unread,
      },
      head: Math.max(base.head, head),
    },
    deltas: later.filter((delta) => delta.seq > head),
  };
}

/** The sum of the deltas of one list. */
function sumOf(deltas: readonly CountDelta[], urgency: Urgency): Tally {
  let [open, unread] = [0, 0];
  for (const delta of deltas) {
    if (delta.urgency !== urgency) continue;
    open += delta.open;
    unread += delta.unread;
  }
  return { open, unread };
}

function pendingDifference(draft: Draft, urgency: Urgency): Tally {
  const ids = new Set(draft.pending.flatMap((action) => action.ids));
  let [open, unread] = [0, 0];
  for (const id of ids) {
    const entity = draft.entities.get(id);
    if (entity === undefined || entity.urgency !== urgency) continue;
    if (entity.truth.createdOn < draft.windowStart) continue;
    const by = difference(entity.truth, entity.view.alert);
    open += by.open;
    unread += by.unread;
  }
  return { open, unread };
}

/** Derives the counts to show; requests them again when a result is negative and so must be wrong. */
export function deriveCounts(draft: Draft): void {
  const { base, deltas } = draft.counts;
  const later = deltas.filter((delta) => base === null || delta.seq > base.head);
  const count = (urgency: Urgency): Tally | null => {
    const start = { open: base?.[urgency] ?? null, unread: base?.unread[urgency] ?? null };
    if (start.open === null || start.unread === null) return null;
    const reported = sumOf(later, urgency);
    const own = pendingDifference(draft, urgency);
    const [open, unread] = [start.open + reported.open, start.unread + reported.unread];
    if (open < 0 || unread < 0) requestLoad(draft, 'counts');
    return { open: Math.max(0, open + own.open), unread: Math.max(0, unread + own.unread) };
  };
  const before = draft.countsView;
  const urgent = draft.canSeeUrgent === true ? count('urgent') : null;
  const important = count('important');
  const next: CountsView = {
    urgent: urgent?.open ?? null,
    important: important?.open ?? 0,
    total: (urgent?.open ?? 0) + (important?.open ?? 0),
    unread: (urgent?.unread ?? 0) + (important?.unread ?? 0),
    isKnown: base !== null && draft.canSeeUrgent !== null,
  };
  const isSame =
    before.urgent === next.urgent &&
    before.important === next.important &&
    before.unread === next.unread &&
    before.isKnown === next.isKnown;
  if (!isSame) draft.countsView = next;
}
