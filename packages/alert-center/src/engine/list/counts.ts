import type { ActionTaken, AlertChange } from '../alert/alert-action.ts';
import { type Alert, type AlertId, type Urgency, isUnread, isUnresolved } from '../alert/alert.ts';
import type { ActionResult, UnresolvedCounts } from './responses.ts';
import { hasGap } from './sequence.ts';
import type { CountDelta, Entity } from './list-state.ts';
import type { Draft } from './draft.ts';
import { requestLoad } from './loads.ts';

/*
 * Counts are the server's counts at one sequence number plus the changes that the feed reports after it.
 * When a change cannot be derived from the feed, the counts are requested again.
 */

/** What an alert adds to the counts. */
const tally = (alert: Alert): Tally => ({
  open: isUnresolved(alert) ? 1 : 0,
  unread: isUnread(alert) ? 1 : 0,
});

export type Tally = Pick<CountDelta, 'open' | 'unread'>;

/** How the counts change between two versions of an alert. */
export function difference(previous: Alert, next: Alert): Tally {
  const [before, after] = [tally(previous), tally(next)];
  return { open: after.open - before.open, unread: after.unread - before.unread };
}

const nothing: Tally = { open: 0, unread: 0 };

function add(
  draft: Draft,
  seq: number,
  urgency: Urgency | null,
  by: Tally,
  knownAt = seq - 1,
): void {
  // Copied once per event; a burst of thousands is one event.
  if (draft.counts.deltas === draft.before.counts.deltas) {
    draft.counts = { ...draft.counts, deltas: [...draft.counts.deltas] };
  }
  (draft.counts.deltas as CountDelta[]).push({ seq, knownAt, urgency, ...by });
}

const isInBase = ({ counts }: Draft, seq: number): boolean =>
  counts.base !== null && seq <= counts.base.head;

/** Also true for the user's own action that was confirmed before the feed reported it. */
const isCountedAt = (draft: Draft, seq: number): boolean =>
  isInBase(draft, seq) || draft.counts.deltas.some((delta) => delta.seq === seq);

/** Counts a newly reported alert. It arrives unresolved and unread, even if it has changed since. */
export function countArrival(
  draft: Draft,
  alert: Alert,
  seq: number,
  urgency: Urgency | null,
): void {
  if (isInBase(draft, seq) || alert.createdOn < draft.windowStart) return;
  if (draft.rules === null) requestLoad(draft, 'counts');
  else if (urgency !== null) add(draft, seq, urgency, { open: 1, unread: 1 });
}

/** Whether the previous version of the alert is reliable, which it is not while a reload is pending. */
function isKnown(draft: Draft, entity: Entity | undefined): entity is Entity {
  if (entity === undefined || entity.isContradicted) return false;
  return entity.urgency === null || !draft.lists[entity.urgency].isStale;
}

/** Whether the change can make an alert unresolved or settled. */
export function canChangeUnresolved(change: AlertChange): boolean {
  return change.type !== 'read' && canChangeCounts(change);
}

/** Whether the change can alter any count. */
export function canChangeCounts(change: AlertChange): boolean {
  return change.type !== 'note' && change.type !== 'owner';
}

/**
 * Counts a newly reported action; `before` holds the alerts before it. The change is unknown when an alert
 * is not held or held in a later version, or when there is a gap.
 */
export function countAction(
  draft: Draft,
  action: ActionTaken,
  before: ReadonlyMap<AlertId, Entity>,
): void {
  const { change, target, seq } = action;
  if (!canChangeCounts(change) || isCountedAt(draft, seq)) return;
  if (target.range.end < draft.windowStart) return;
  if (target.mode !== 'selection' || hasGap(draft.sequence)) {
    requestLoad(draft, 'counts');
    return;
  }
  for (const id of target.ids) {
    const previous = before.get(id);
    const next = draft.entities.get(id);
    if (!isKnown(draft, previous) || next === undefined || previous.base.seq >= seq) {
      requestLoad(draft, 'counts');
      return;
    }
  }
  for (const id of target.ids) {
    const previous = before.get(id);
    const next = draft.entities.get(id);
    if (previous === undefined || next === undefined || next.truth.createdOn < draft.windowStart)
      continue;
    add(draft, seq, next.urgency, difference(previous.truth, next.truth));
  }
}

/**
 * Counts the user's own confirmed action. The feed reports the same number, which counts only once; an
 * action that changed nothing has no number of its own.
 */
export function countConfirmed(
  draft: Draft,
  result: ActionResult,
  before: ReadonlyMap<AlertId, Entity>,
): void {
  const { seq } = result;
  const isOwn = result.items.some((item) => item.outcome === 'applied');
  if (isOwn && isCountedAt(draft, seq)) return;
  if (isOwn) add(draft, seq, null, nothing);
  // The feed may not have reported concurrent actions of others yet.
  const knownAt = Math.min(draft.sequence.head ?? 0, seq - 1);
  for (const { id: alertId } of result.items) {
    const previous = before.get(alertId);
    const next = draft.entities.get(alertId);
    if (!isKnown(draft, previous) || next === undefined) {
      requestLoad(draft, 'counts');
      continue;
    }
    const by = difference(previous.truth, next.truth);
    const isSure = isOwn ? previous.truth.seq < seq : by.open === 0 && by.unread === 0;
    if (!isSure) requestLoad(draft, 'counts');
    else if (isOwn && next.truth.createdOn >= draft.windowStart) {
      add(draft, seq, next.urgency, by, knownAt);
      if (draft.counts.base !== null && knownAt < draft.counts.base.head)
        requestLoad(draft, 'counts');
    }
  }
}

/** Sets the number from which the feed reports changes. Counts of an earlier number are incomplete. */
export function countFrom(draft: Draft, since: number): void {
  draft.counts = { ...draft.counts, since };
  const { base } = draft.counts;
  if (base !== null && base.head < since) requestLoad(draft, 'counts');
}

/** Handles new counts from the server. */
export function replaceCounts(draft: Draft, counts: UnresolvedCounts): void {
  const { deltas, base, since } = draft.counts;
  const isOld = counts.head < since || (base !== null && counts.head < base.head);
  if (isOld) {
    requestLoad(draft, 'counts');
    return;
  }
  const later = deltas.filter((delta) => delta.seq > counts.head);
  draft.counts = {
    since,
    base: counts,
    deltas: later,
  };
  if (later.some((delta) => delta.knownAt < counts.head)) requestLoad(draft, 'counts');
}
