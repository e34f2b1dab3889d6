import { createManualClock } from '@pantau/core/testing';
import { expect, test } from 'vitest';
import type { FeedListEvent } from '../domain/list/events.ts';
import type { FeedEvent } from '../ports/alert-source.ts';
import { BATCH_MOST, createFeedQueue } from './feed-queue.ts';

const FRAME_MS = 16;

const heads = (count: number): FeedEvent[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'head', prevSeq: index, seq: index + 1 }));

function start() {
  const clock = createManualClock();
  const batches: (readonly FeedListEvent[])[] = [];
  const queue = createFeedQueue(
    clock,
    (events) => batches.push(events),
    () => undefined,
  );
  return { clock, batches, queue };
}

const seqOf = (event: FeedListEvent): number | undefined =>
  event.type === 'headAdvanced' ? event.seq : undefined;

test('a burst is worked in over several frames, in order, and nothing of it is lost', async () => {
  const { clock, batches, queue } = start();
  const burst = heads(BATCH_MOST * 2 + 3);
  for (const event of burst) queue.push(event);
  await clock.advance(FRAME_MS);
  expect(batches.map(({ length }) => length)).toEqual([BATCH_MOST]);
  // What comes meanwhile waits behind it.
  queue.push({ kind: 'head', prevSeq: burst.length, seq: burst.length + 1 });
  await clock.advance(FRAME_MS * 2);
  expect(batches.map(({ length }) => length)).toEqual([BATCH_MOST, BATCH_MOST, 4]);
  expect(batches.flat().map(seqOf)).toEqual(
    Array.from({ length: burst.length + 1 }, (_, i) => i + 1),
  );
  expect(clock.pending()).toBe(0);
});

test('a queue that is stopped in the middle of a burst applies nothing more', async () => {
  const { clock, batches, queue } = start();
  for (const event of heads(BATCH_MOST + 1)) queue.push(event);
  await clock.advance(FRAME_MS);
  queue.stop();
  await clock.advance(FRAME_MS * 3);
  expect(batches).toHaveLength(1);
  expect(clock.pending()).toBe(0);
});
