import type { Clock } from '@pantau/core';
import type { AlertId } from '../../engine/alert/alert.ts';
import type {
  AlertPresence,
  FeedEvent,
  FeedStatus,
  LiveFeed,
} from '../../engine/list/alert-source.port.ts';
import type { WorldInternals } from './memory-world.ts';
import type { WorldEvent } from './world-log.ts';
import type { DemoUser } from './world-users.ts';
import { alertFor, urgencyTo } from './world-queries.ts';

/** The same interval as the server's PONG. */
const HEAD_EVERY_MS = 5_000;
/** A feed that misses this many heads in a row reconnects. */
const MISSED_HEADS_MAX = 3;
const RETRY_FIRST_MS = 1_000;
const RETRY_MAX_MS = 30_000;

export interface MemoryFeedOptions {
  readonly internals: WorldInternals;
  readonly clock: Clock;
  readonly user: DemoUser;
  readonly latencyMs: number;
  readonly listener: (event: FeedEvent) => void;
}

/** Opens the live feed of one subscriber. */
export function openMemoryFeed(options: MemoryFeedOptions): LiveFeed {
  const { internals, clock, user, latencyMs, listener } = options;
  const { records, presence } = internals;
  /** Identifies this feed among those that state what is open. */
  const feed = {};
  let openIds: readonly AlertId[] = [];
  const cancels = new Set<() => void>();
  let isClosed = false;
  let lastSeq: number | null = null;
  let nextIndex = 0;
  let failures = 0;
  let missedHeads = 0;
  let state: FeedStatus['state'] = 'connecting';

  const later = (run: () => void, ms: number): void => {
    const cancel = clock.setTimeout(() => {
      cancels.delete(cancel);
      run();
    }, ms);
    cancels.add(cancel);
  };
  const cancelAll = (): void => {
    for (const cancel of cancels) cancel();
    cancels.clear();
  };
  const setStatus = (next: FeedStatus['state'], nextAttemptAt: number | null): void => {
    state = next;
    const signedOut = internals.isSignedOut();
    listener({ kind: 'status', status: { state, since: clock.now(), nextAttemptAt, signedOut } });
  };

  const send = (seq: number, make: (prevSeq: number) => FeedEvent): void => {
    if (lastSeq === null) return;
    const event = make(lastSeq);
    lastSeq = seq;
    if (!internals.isStalled() && !internals.shouldDropMessage())
      later(() => listener(event), latencyMs);
  };
  const sendHead = (seq: number): void =>
    send(seq, (prevSeq) => ({ kind: 'head', prevSeq, seq, serverNow: internals.now() }));

  const emitEvent = (event: WorldEvent): void => {
    const { seq } = event;
    if (event.kind === 'arrival') {
      const alert = records.alerts.get(event.alertId);
      if (alert === undefined || urgencyTo(user, alert) === null) return;
      const visible = alertFor(user, alert);
      send(seq, (prevSeq) => ({ kind: 'alert', prevSeq, seq, alert: visible }));
      return;
    }
    const { action } = event;
    const ids = action.target.ids.filter((id) => {
      const alert = records.alerts.get(id);
      return alert !== undefined && urgencyTo(user, alert) !== null;
    });
    if (ids.length === 0) return;
    const target = { mode: 'selection' as const, ids, range: action.target.range };
    send(seq, (prevSeq) => ({ kind: 'action', prevSeq, seq, action: { ...action, target } }));
  };

  const emitNew = (): void => {
    if (lastSeq === null) return;
    while (nextIndex < records.events.length) {
      const event = records.events[nextIndex];
      nextIndex += 1;
      if (event !== undefined) emitEvent(event);
    }
  };

  const beat = (): void => {
    missedHeads = internals.isStalled() ? missedHeads + 1 : 0;
    stateOpen(missedHeads > 0 ? [] : openIds);
    if (missedHeads === MISSED_HEADS_MAX) {
      disconnect();
      return;
    }
    sendHead(records.head);
    later(beat, HEAD_EVERY_MS);
  };

  const sendPresence = (isComplete: boolean, alerts: readonly AlertPresence[]): void => {
    if (lastSeq === null || internals.isStalled() || (alerts.length === 0 && !isComplete)) return;
    later(() => listener({ kind: 'presence', isComplete, alerts }), latencyMs);
  };
  const stateOpen = (ids: readonly AlertId[]): void => presence.state(feed, user, ids);
  const onPresence = (ids: readonly AlertId[]): void =>
    sendPresence(false, presence.seenBy(user, ids));

  const disconnect = (): void => {
    cancelAll();
    lastSeq = null;
    stateOpen([]);
    retryLater();
  };

  const goLive = (): void => {
    failures = 0;
    missedHeads = 0;
    nextIndex = records.events.length;
    lastSeq = records.head;
    setStatus('live', null);
    listener({ kind: 'head', prevSeq: lastSeq, seq: lastSeq, serverNow: internals.now() });
    sendPresence(true, presence.seenBy(user));
    stateOpen(openIds);
    later(beat, HEAD_EVERY_MS);
  };

  const canConnect = (): boolean => internals.isConnected() && !internals.isStalled();

  const attempt = (): void => {
    if (state === 'reconnecting') setStatus('reconnecting', null);
    later(() => (canConnect() ? goLive() : retryLater()), latencyMs);
  };

  const retryLater = (): void => {
    const delay = Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_MAX_MS);
    failures += 1;
    setStatus('reconnecting', clock.now() + delay);
    later(attempt, delay);
  };

  const onChange = (what: 'records' | 'connection'): void => {
    if (what === 'records') emitNew();
    else if (!internals.isConnected()) disconnect();
    else if (state === 'reconnecting') {
      cancelAll();
      attempt();
    }
  };

  const onSnoozes = (userId: string): void => {
    const isSent = lastSeq !== null && userId === user.userId && !internals.isStalled();
    if (isSent) later(() => listener({ kind: 'snoozesChanged' }), latencyMs);
  };

  const unsubscribers = [
    internals.subscribe(onChange),
    internals.snoozes.subscribe(onSnoozes),
    presence.subscribe(onPresence),
  ];
  setStatus('connecting', null);
  if (!isClosed) attempt();

  return {
    expectEvery: MISSED_HEADS_MAX * HEAD_EVERY_MS,
    setOpen(ids) {
      openIds = ids;
      if (lastSeq !== null && !internals.isStalled()) later(() => stateOpen(openIds), latencyMs);
    },
    retryNow() {
      if (isClosed || state !== 'reconnecting') return;
      cancelAll();
      attempt();
    },
    close() {
      isClosed = true;
      for (const unsubscribe of unsubscribers) unsubscribe();
      stateOpen([]);
      cancelAll();
      lastSeq = null;
    },
  };
}
