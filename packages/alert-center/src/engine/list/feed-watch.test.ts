import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FeedEvent, FeedStatus, LiveFeed } from './alert-source.port.ts';
import { subscribeWatched } from './feed-watch.ts';

const head: FeedEvent = { kind: 'head', prevSeq: 4, seq: 4 };
const statusEvent = (state: FeedStatus['state']): FeedEvent => ({
  kind: 'status',
  status: { state, since: 0, nextAttemptAt: null },
});

let clock: ManualClock;
let emit: (event: FeedEvent) => void;
let received: string[];
let isClosed: boolean;

function watch(expectEvery: number, first: readonly FeedEvent[] = []): LiveFeed {
  return subscribeWatched(
    {
      subscribe(listener) {
        emit = listener;
        first.forEach(listener);
        return { expectEvery, retryNow: () => {}, close: () => void (isClosed = true) };
      },
    },
    clock,
    (event) => received.push(event.kind === 'status' ? event.status.state : event.kind),
  );
}

beforeEach(() => {
  clock = createManualClock(1_000_000);
  received = [];
  isClosed = false;
});

describe('the watch over a feed', () => {
  it('reports a live feed as reconnecting once it is silent for expectEvery (AC-280)', async () => {
    watch(5_000);
    emit(statusEvent('live'));
    await clock.advance(4_000);
    emit(head);
    await clock.advance(4_999);
    expect(received).toEqual(['live', 'head']);
    await clock.advance(1);
    expect(received).toEqual(['live', 'head', 'reconnecting']);
    await clock.advance(60_000);
    expect(received).toHaveLength(3);
  });

  it('reports it as live again before the next event (AC-280)', async () => {
    watch(5_000, [statusEvent('live')]);
    await clock.advance(5_000);
    emit(head);
    expect(received).toEqual(['live', 'reconnecting', 'live', 'head']);
    await clock.advance(5_000);
    expect(received.at(-1)).toBe('reconnecting');
  });

  it('passes on the status of a feed that notices the silence itself', async () => {
    watch(5_000, [statusEvent('live')]);
    await clock.advance(5_000);
    emit(statusEvent('reconnecting'));
    await clock.advance(60_000);
    expect(received).toEqual(['live', 'reconnecting', 'reconnecting']);
  });

  it('counts any event, but expects none while the feed is not live', async () => {
    watch(5_000, [statusEvent('connecting')]);
    await clock.advance(60_000);
    emit(statusEvent('live'));
    await clock.advance(4_000);
    emit({ kind: 'dropped', error: new Error('garbled') });
    await clock.advance(4_000);
    expect(received).toEqual(['connecting', 'live', 'dropped']);
  });

  it.each([Number.POSITIVE_INFINITY, Number.NaN, 0, 3_600_000])(
    'waits a minute at most when expectEvery is %s (AC-280)',
    async (expectEvery) => {
      watch(expectEvery, [statusEvent('live')]);
      await clock.advance(59_999);
      expect(received).toEqual(['live']);
      await clock.advance(1);
      expect(received).toEqual(['live', 'reconnecting']);
    },
  );

  it('ends with the feed', async () => {
    const feed = watch(5_000, [statusEvent('live')]);
    feed.close();
    expect(isClosed).toBe(true);
    await clock.advance(60_000);
    expect(received).toEqual(['live']);
    expect(clock.pending()).toBe(0);
  });
});
