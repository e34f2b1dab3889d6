import type { ActionTaken } from '../alert/alert-action.ts';
import type { Alert } from '../alert/alert.ts';
import type { FeedStatus } from './responses.ts';
import { addRange, isKnownSeq, reopen } from './sequence.ts';
import { countAction, countArrival, countFrom } from './counts.ts';
import { type Draft, editConnection } from './draft.ts';
import { deriveEntity, doubtEarlyReads, logAction, putAlert } from './entities.ts';
import type { ReceivedEvent } from './list-events.ts';
import { requestLoad, restartLoad, retryFailed } from './loads.ts';
import { serverNow } from './server-clock.ts';
import { onServerTime } from './time-window.ts';

export function onFeed(draft: Draft, { event, receivedOn }: ReceivedEvent): void {
  switch (event.kind) {
    case 'status':
      onStatus(draft, event.status);
      return;
    case 'head':
      if (event.serverNow !== undefined) onServerTime(draft, event.serverNow - receivedOn);
      onHead(draft, event.prevSeq, event.seq);
      return;
    case 'alert':
      onArrival(draft, event.alert, event.prevSeq, event.seq);
      return;
    case 'action':
      onAction(draft, event.action, event.prevSeq, event.seq);
      return;
    case 'rulesChanged':
      draft.ruleChanges += 1;
      requestLoad(draft, 'subscription');
      return;
    case 'snoozesChanged':
      draft.snoozeChanges += 1;
  }
}

function onStatus(draft: Draft, status: FeedStatus): void {
  const { connection } = draft;
  if (status.state === 'live') {
    editConnection(draft, { feed: status, awaitsHead: true });
    // The rules may have changed while disconnected, and loads that failed may succeed now.
    retryFailed(draft, (slot) => !slot.startsWith('older:'));
    if (connection.hasBeenLive) requestLoad(draft, 'subscription');
    return;
  }
  editConnection(draft, {
    feed: status,
    awaitsHead: true,
    notLiveSince: connection.notLiveSince ?? draft.now,
  });
}

/** Handles the feed's own position in the sequence. */
function onHead(draft: Draft, prevSeq: number, seq: number): void {
  const { connection, sequence } = draft;
  if (connection.awaitsHead && sequence.head !== null && seq < sequence.head) {
    // Either the feed is behind the loaded pages or the server has restarted its sequence; `missed` tells which.
    editConnection(draft, { isDoubtful: true });
    restartLoad(draft, 'missed');
  }
  if (connection.feed?.state === 'live') {
    editConnection(draft, { awaitsHead: false, hasBeenLive: true, notLiveSince: null });
  }
  recordContact(draft);
  advance(draft, prevSeq, seq);
}

function recordContact(draft: Draft): void {
  if (!draft.connection.awaitsHead) editConnection(draft, { lastUpdateOn: serverNow(draft) });
}

function advance(draft: Draft, prevSeq: number, seq: number): void {
  const isFirst = draft.sequence.head === null;
  const sequence = addRange(draft.sequence, prevSeq, seq);
  if (sequence !== draft.sequence) draft.sequence = sequence;
  if (!isFirst) return;
  draft.log = { ...draft.log, floor: Math.max(draft.log.floor, prevSeq) };
  doubtEarlyReads(draft, seq, draft.entities.keys());
  countFrom(draft, prevSeq);
}

function onArrival(draft: Draft, alert: Alert, prevSeq: number, seq: number): void {
  const isNew = !isKnownSeq(draft.sequence, seq);
  // An alert reported before that is no longer known is out of the list or has changed since: ignore it.
  if (isNew || draft.entities.has(alert.id)) {
    putAlert(draft, alert, seq);
    deriveEntity(draft, alert.id);
  }
  if (isNew) {
    draft.arrivals.push(alert);
    countArrival(draft, alert, seq, draft.entities.get(alert.id)?.urgency ?? null);
  }
  recordContact(draft);
  advance(draft, prevSeq, seq);
}

function onAction(draft: Draft, action: ActionTaken, prevSeq: number, seq: number): void {
  const isNew = !isKnownSeq(draft.sequence, seq);
  const { ids, mode } = action.target;
  const before = new Map(
    ids.flatMap((id) => {
      const entity = draft.entities.get(id);
      return entity === undefined ? [] : [[id, entity] as const];
    }),
  );
  logAction(draft, action);
  if (mode === 'selection') for (const id of ids) deriveEntity(draft, id);
  recordContact(draft);
  advance(draft, prevSeq, seq);
  if (isNew) countAction(draft, action, before);
  if (isNew && action.change.type === 'owner') draft.ownersChanged = true;
  if (isNew && shouldRequestAlerts(draft, action))
    draft.sequence = reopen(draft.sequence, seq - 1, seq);
}

/** Whether the alerts must be requested because their state cannot be derived from the action alone. */
function shouldRequestAlerts(draft: Draft, { target, change }: ActionTaken): boolean {
  // Only the server knows which alerts the mode covers: the acting user may see others than this one.
  if (target.mode !== 'selection') return true;
  if (target.ids.every((id) => draft.entities.has(id))) return false;
  // An alert that was dropped when it was settled is unresolved again: it may be a row, or an emergency.
  if (change.type === 'checkAgain') return true;
  // With its new owner, an alert below the loaded rows may be among the few that a search for owners finds.
  return change.type === 'owner' && draft.search?.owner !== undefined;
}
