import type { ActionTaken, AlertChange } from '../alert/alert-action.ts';
import { type Alert, type AlertId, type Urgency, isUnresolved } from '../alert/alert.ts';
import type { ActionResult, UnresolvedCounts } from './responses.ts';
import { hasGap } from './sequence.ts';
import type { CountDelta, Entity } from './list-state.ts';
import type { Draft } from './draft.ts';
import { want } from './loads.ts';

/*
 * Counts are the server's at one point of the sequence, and what the feed told after that point. Where
 * the feed does not let us know by how much they change, they are asked for again.
 */

/** What an alert adds to the counts: 1 where somebody still has to judge it, and to read it. */
const tally = (alert: Alert): Tally => ({
  open: isUnresolved(alert) ? 1 : 0,
  unread: alert.read ? 0 : 1,
});

export type Tally = Pick<CountDelta, 'open' | 'unread'>;

/** By how much the counts change from one version of an alert to the other. */
export function difference(was: Alert, is: Alert): Tally {
  const [before, after] = [tally(was), tally(is)];
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
  // Copied once for each event; a burst of thousands is one.
  if (draft.counts.deltas === draft.before.counts.deltas) {
    draft.counts = { ...draft.counts, deltas: [...draft.counts.deltas] };
  }
  (draft.counts.deltas as CountDelta[]).push({ seq, knownAt, urgency, ...by });
}

const isInBase = ({ counts }: Draft, seq: number): boolean =>
  counts.base !== null && seq <= counts.base.head;

/** Also true for the user's own action that was confirmed before the feed told it. */
const isCountedAt = (draft: Draft, seq: number): boolean =>
  isInBase(draft, seq) || draft.counts.deltas.some((delta) => delta.seq === seq);

/** A new alert, told for the first time. It arrives unresolved and unread, whatever has become of it. */
export function countArrival(
  draft: Draft,
  alert: Alert,
  seq: number,
  urgency: Urgency | null,
): void {
  if (isInBase(draft, seq) || alert.createdOn < draft.windowStart) return;
  if (draft.rules === null) want(draft, 'counts');
  else if (urgency !== null) add(draft, seq, urgency, { open: 1, unread: 1 });
}

/** Whether the alert is known as it was just before: not while it waits to be loaded anew. */
function isKnown(draft: Draft, entity: Entity | undefined): entity is Entity {
  if (entity === undefined || entity.isContradicted) return false;
  return entity.urgency === null || !draft.lists[entity.urgency].isStale;
}

/** Whether the change may move an alert in or out of the unresolved ones. */
export function mayCount(change: AlertChange): boolean {
  return change.type !== 'read' && change.type !== 'note';
}

/** Whether the change may alter any count: a note alone never does. */
export function altersCounts(change: AlertChange): boolean {
  return change.type !== 'note';
}

/**
 * Somebody's action, told for the first time; `before` are the alerts as they were. An alert that we do
 * not hold, or hold in a later version, or a stretch before it that we lack, makes the change unknown.
 */
export function countAction(
  draft: Draft,
  action: ActionTaken,
  before: ReadonlyMap<AlertId, Entity>,
): void {
  const { change, target, seq } = action;
  if (!altersCounts(change) || isCountedAt(draft, seq)) return;
  if (target.range.end < draft.windowStart) return;
  if (target.mode !== 'selection' || hasGap(draft.sequence)) {
    want(draft, 'counts');
    return;
  }
  for (const id of target.ids) {
    const was = before.get(id);
    const is = draft.entities.get(id);
    if (!isKnown(draft, was) || is === undefined || was.base.seq >= seq) {
      want(draft, 'counts');
      return;
    }
  }
  for (const id of target.ids) {
    const was = before.get(id);
    const is = draft.entities.get(id);
    if (was === undefined || is === undefined || is.truth.createdOn < draft.windowStart) continue;
    add(draft, seq, is.urgency, difference(was.truth, is.truth));
  }
}

/**
 * The user's own action, confirmed. Its number comes over the feed as well and counts once; when it
 * changed nothing, the number is not its own.
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
  // What others did meanwhile may still be on its way.
  const knownAt = Math.min(draft.sequence.head ?? 0, seq - 1);
  for (const { id: alertId } of result.items) {
    const was = before.get(alertId);
    const is = draft.entities.get(alertId);
    if (!isKnown(draft, was) || is === undefined) {
      want(draft, 'counts');
      continue;
    }
    const by = difference(was.truth, is.truth);
    const isSure = isOwn ? was.truth.seq < seq : by.open === 0 && by.unread === 0;
    if (!isSure) want(draft, 'counts');
    else if (isOwn && is.truth.createdOn >= draft.windowStart) {
      add(draft, seq, is.urgency, by, knownAt);
      if (draft.counts.base !== null && knownAt < draft.counts.base.head) want(draft, 'counts');
    }
  }
}

/** From this number on the feed is heard. Counts of an earlier point lack what happened in between. */
export function countFrom(draft: Draft, since: number): void {
  draft.counts = { ...draft.counts, since };
  const { base } = draft.counts;
  if (base !== null && base.head < since) want(draft, 'counts');
}

/** The server's counts at one point of the sequence. */
export function countAnew(draft: Draft, counts: UnresolvedCounts): void {
  const { deltas, base, since } = draft.counts;
  const isOld = counts.head < since || (base !== null && counts.head < base.head);
  if (isOld) {
    want(draft, 'counts');
    return;
  }
  const later = deltas.filter((delta) => delta.seq > counts.head);
  draft.counts = {
    since,
    base: counts,
    deltas: later,
  };
  if (later.some((delta) => delta.knownAt < counts.head)) want(draft, 'counts');
}
