import type { Clock } from '@pantau/core';
import type { FeedEvent, FeedStatus, LiveFeed } from '../../engine/list/alert-source.port.ts';
import type { WorldInside } from './memory-world.ts';
import type { WorldEvent } from './world-log.ts';
import type { WorldPerson } from './world-users.ts';
import { toldTo, urgencyTo } from './world-queries.ts';

/** As the server's PONG (contract, live messages). */
const HEAD_EVERY_MS = 5_000;
const RETRY_FIRST_MS = 1_000;
const RETRY_LONGEST_MS = 30_000;

export interface MemoryFeedOptions {
  readonly inside: WorldInside;
  readonly clock: Clock;
  readonly person: WorldPerson;
  readonly latencyMs: number;
  readonly listener: (event: FeedEvent) => void;
}

/** The live feed of one subscriber, as the contract has it. */
export function openMemoryFeed(options: MemoryFeedOptions): LiveFeed {
  const { inside, clock, person, latencyMs, listener } = options;
  const { books } = inside;
  const cancels = new Set<() => void>();
  let isClosed = false;
  let covered: number | null = null;
  let read = 0;
  let failures = 0;
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
    listener({ kind: 'status', status: { state, since: clock.now(), nextAttemptAt } });
  };

  const send = (seq: number, make: (prevSeq: number) => FeedEvent): void => {
    if (covered === null) return;
    const event = make(covered);
    covered = seq;
    if (!inside.losesMessage()) later(() => listener(event), latencyMs);
  };
  const sendHead = (seq: number): void =>
    send(seq, (prevSeq) => ({ kind: 'head', prevSeq, seq, serverNow: inside.now() }));

  const tellEvent = (event: WorldEvent): void => {
    const { seq } = event;
    if (event.kind === 'arrival') {
      const alert = books.alerts.get(event.alertId);
      if (alert === undefined || urgencyTo(person, alert) === null) return;
      const told = toldTo(person, alert);
      send(seq, (prevSeq) => ({ kind: 'alert', prevSeq, seq, alert: told }));
      return;
    }
    const { action } = event;
    const ids = action.target.ids.filter((id) => {
      const alert = books.alerts.get(id);
      return alert !== undefined && urgencyTo(person, alert) !== null;
    });
    if (ids.length === 0) return;
    const target = { mode: 'selection' as const, ids, range: action.target.range };
    send(seq, (prevSeq) => ({ kind: 'action', prevSeq, seq, action: { ...action, target } }));
  };

  const tellNews = (): void => {
    if (covered === null) return;
    while (read < books.events.length) {
      const event = books.events[read];
      read += 1;
      if (event !== undefined) tellEvent(event);
    }
  };

  const beat = (): void => {
    sendHead(books.head);
    later(beat, HEAD_EVERY_MS);
  };

  const goLive = (): void => {
    failures = 0;
    read = books.events.length;
    covered = books.head;
    setStatus('live', null);
    listener({ kind: 'head', prevSeq: covered, seq: covered, serverNow: inside.now() });
    later(beat, HEAD_EVERY_MS);
  };

  const attempt = (): void => {
    if (state === 'reconnecting') setStatus('reconnecting', null);
    later(() => (inside.isConnected() ? goLive() : retryLater()), latencyMs);
  };

  const retryLater = (): void => {
    const pause = Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_LONGEST_MS);
    failures += 1;
    setStatus('reconnecting', clock.now() + pause);
    later(attempt, pause);
  };

  const onWorld = (what: 'books' | 'connection'): void => {
    if (what === 'books') tellNews();
    else if (!inside.isConnected()) {
      cancelAll();
      covered = null;
      retryLater();
    } else if (state === 'reconnecting') {
      cancelAll();
      attempt();
    }
  };

  const leave = inside.subscribe(onWorld);
  setStatus('connecting', null);
  if (!isClosed) attempt();

  return {
    retryNow() {
      if (isClosed || state !== 'reconnecting') return;
      cancelAll();
      attempt();
    },
    close() {
      isClosed = true;
      leave();
      cancelAll();
      covered = null;
    },
  };
}
