import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { expect, test } from 'vitest';
import type { FeedListEvent } from './list-events.ts';
import type { FeedEvent } from './alert-source.port.ts';
import { STREAM_REST_MS } from './feed-pace.ts';
import { BATCH_MOST, FRAME_SHARE_MS, createFeedQueue } from './feed-queue.ts';

const FRAME_MS = 16;
const SECOND_MS = 1_000;

const heads = (count: number): FeedEvent[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'head', prevSeq: index, seq: index + 1 }));

/** @param batchMs how long it takes to work a batch in */
function start(batchMs = FRAME_SHARE_MS) {
  const clock = createManualClock();
  const batches: (readonly FeedListEvent[])[] = [];
  const queue = createFeedQueue(
    clock,
    (events) => {
      batches.push(events);
      clock.set(clock.now() + batchMs);
    },
    () => undefined,
  );
  return { clock, batches, queue };
}

/** A frame comes one length after the work in the frame before has been done. */
const nextFrame = (clock: ManualClock): Promise<void> => clock.advance(FRAME_MS + FRAME_SHARE_MS);

const seqOf = (event: FeedListEvent): number | undefined =>
  event.type === 'headAdvanced' ? event.seq : undefined;

test('a burst is worked in over several frames, in order, and nothing of it is lost', async () => {
  const { clock, batches, queue } = start();
  const burst = heads(BATCH_MOST * 2 + 3);
  for (const event of burst) queue.push(event);
  await nextFrame(clock);
  expect(batches.map(({ length }) => length)).toEqual([BATCH_MOST]);
  // What comes meanwhile waits behind it.
  queue.push({ kind: 'head', prevSeq: burst.length, seq: burst.length + 1 });
  await clock.advance(2 * STREAM_REST_MS + 10 * FRAME_MS);
  expect(batches.map(({ length }) => length)).toEqual([BATCH_MOST, BATCH_MOST, 4]);
  expect(batches.flat().map(seqOf)).toEqual(
    Array.from({ length: burst.length + 1 }, (_, i) => i + 1),
  );
  expect(clock.pending()).toBe(0);
});

test('batches share a frame as long as there is time in it', async () => {
  const { clock, batches, queue } = start(FRAME_SHARE_MS / 2);
  for (const event of heads(BATCH_MOST * 3)) queue.push(event);
  await nextFrame(clock);
  expect(batches).toHaveLength(2);
  await nextFrame(clock);
  await nextFrame(clock);
  expect(batches).toHaveLength(3);
});

test('a queue that is stopped in the middle of a burst applies nothing more', async () => {
  const { clock, batches, queue } = start();
  for (const event of heads(BATCH_MOST + 1)) queue.push(event);
  await nextFrame(clock);
  queue.stop();
  await nextFrame(clock);
  await nextFrame(clock);
  expect(batches).toHaveLength(1);
  expect(clock.pending()).toBe(0);
});

/** Five alerts at each of `frames` frames. @returns how often they were worked in */
async function stream(batchMs: number, frames: number): Promise<number> {
  const { clock, batches, queue } = start(batchMs);
  for (let frame = 0; frame < frames; frame += 1) {
    for (const event of heads(5)) queue.push(event);
    await clock.advance(FRAME_MS);
  }
  await clock.advance(2 * STREAM_REST_MS);
  expect(batches.flat()).toHaveLength(frames * 5);
  expect(clock.pending()).toBe(0);
  return batches.length;
}

test('a stream that costs the page no frame is worked in as it comes', async () => {
  expect(await stream(1, 200)).toBeGreaterThan(90);
});

test('a stream that costs the page frames is worked in twice a second, and nothing of it is lost', async () => {
  expect(await stream(40, 200)).toBeLessThan(25);
});

test('a single alert is worked in at the next frame, however slow the page', async () => {
  const { clock, batches, queue } = start(60);
  for (const event of heads(8)) {
    queue.push(event);
    await clock.advance(FRAME_MS);
    await clock.advance(SECOND_MS);
  }
  expect(batches).toHaveLength(8);
});
