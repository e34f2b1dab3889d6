import type { ActionTaken } from '../alert/alert-action.ts';
import type { Alert } from '../alert/alert.ts';
import type { FeedStatus } from './responses.ts';
import { cover, isCovered, reopen } from './sequence.ts';
import { countAction, countArrival, countFrom } from './counts.ts';
import { type Draft, editConnection } from './draft.ts';
import { deriveEntity, logAction, putAlert } from './entities.ts';
import type { FeedListEvent } from './list-events.ts';
import { retryFailed, want, wantAnew } from './loads.ts';
import { serverNow } from './server-clock.ts';
import { hearTime } from './time-window.ts';

export function onFeed(draft: Draft, event: FeedListEvent): void {
  switch (event.type) {
    case 'statusChanged':
      onStatus(draft, event.status);
      return;
    case 'headAdvanced':
      if (event.clockOffset !== undefined) hearTime(draft, event.clockOffset);
      onHead(draft, event.prevSeq, event.seq);
      return;
    case 'alertArrived':
      onArrival(draft, event.alert, event.prevSeq, event.seq);
      return;
    case 'actionTaken':
      onAction(draft, event.action, event.prevSeq, event.seq);
  }
}

function onStatus(draft: Draft, status: FeedStatus): void {
  const { connection } = draft;
  if (status.state === 'live') {
    editConnection(draft, { feed: status, awaitsHead: true });
    // What was heard before may have changed with the connection: rules, and what failed without it.
    retryFailed(draft, (slot) => !slot.startsWith('older:'));
    if (connection.hasBeenLive) want(draft, 'subscription');
    return;
  }
  editConnection(draft, {
    feed: status,
    awaitsHead: true,
    notLiveSince: connection.notLiveSince ?? draft.now,
  });
}

/** The feed tells where it stands. */
function onHead(draft: Draft, prevSeq: number, seq: number): void {
  const { connection, sequence } = draft;
  if (connection.awaitsHead && sequence.head !== null && seq < sequence.head) {
    // Behind what pages told, or a server that began anew: asking what was missed tells which.
    editConnection(draft, { isDoubtful: true });
    wantAnew(draft, 'missed');
  }
  if (connection.feed?.state === 'live') {
    editConnection(draft, { awaitsHead: false, hasBeenLive: true, notLiveSince: null });
  }
  heard(draft);
  advance(draft, prevSeq, seq);
}

function heard(draft: Draft): void {
  if (!draft.connection.awaitsHead) editConnection(draft, { lastUpdateOn: serverNow(draft) });
}

function advance(draft: Draft, prevSeq: number, seq: number): void {
  const isFirst = draft.sequence.head === null;
  const sequence = cover(draft.sequence, prevSeq, seq);
  if (sequence !== draft.sequence) draft.sequence = sequence;
  if (!isFirst) return;
  draft.log = { ...draft.log, floor: Math.max(draft.log.floor, prevSeq) };
  countFrom(draft, prevSeq);
}

function onArrival(draft: Draft, alert: Alert, prevSeq: number, seq: number): void {
  const isNews = !isCovered(draft.sequence, seq);
  // Told already, and not held: it is out of reach, filtered, or has changed since. Not to be believed.
  if (isNews || draft.entities.has(alert.id)) {
    putAlert(draft, alert);
    deriveEntity(draft, alert.id);
  }
  if (isNews) {
    draft.arrivals.push(alert);
    countArrival(draft, alert, seq, draft.entities.get(alert.id)?.urgency ?? null);
  }
  heard(draft);
  advance(draft, prevSeq, seq);
}

function onAction(draft: Draft, action: ActionTaken, prevSeq: number, seq: number): void {
  const isNews = !isCovered(draft.sequence, seq);
  const { ids, mode } = action.target;
  const before = new Map(
    ids.flatMap((id) => {
      const entity = draft.entities.get(id);
      return entity === undefined ? [] : [[id, entity] as const];
    }),
  );
  logAction(draft, action);
  if (mode === 'selection') for (const id of ids) deriveEntity(draft, id);
  heard(draft);
  advance(draft, prevSeq, seq);
  if (isNews) countAction(draft, action, before);
  if (isNews && isToBeTold(draft, action)) draft.sequence = reopen(draft.sequence, seq - 1, seq);
}

/** Whether the alerts must be asked for, because the action alone does not let us know them. */
function isToBeTold(draft: Draft, { target, change }: ActionTaken): boolean {
  // Which alerts a mode reaches is the server's to say: he who acted may see others than we do.
  if (target.mode !== 'selection') return true;
  // An alert that is not held because it was settled comes back among the unresolved ones.
  const comesBack = change.type === 'checkAgain' && draft.unresolvedOnly;
  return comesBack && target.ids.some((id) => !draft.entities.has(id));
}
