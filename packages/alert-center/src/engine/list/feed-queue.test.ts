import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { expect, test } from 'vitest';
import type { ReceivedEvent } from './list-events.ts';
import { STREAM_REST_MS } from './feed-pace.ts';
import { BATCH_MAX, FRAME_SHARE_MS, type QueuedEvent, createFeedQueue } from './feed-queue.ts';

const FRAME_MS = 16;
const SECOND_MS = 1_000;

const heads = (count: number): QueuedEvent[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'head', prevSeq: index, seq: index + 1 }));

/** @param batchMs how long it takes to apply a batch */
function start(batchMs = FRAME_SHARE_MS) {
  const clock = createManualClock();
  const batches: (readonly ReceivedEvent[])[] = [];
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

/** The next frame comes one frame length after the work of the previous one. */
const nextFrame = (clock: ManualClock): Promise<void> => clock.advance(FRAME_MS + FRAME_SHARE_MS);

/** The first events after a pause are applied in a task of their own. */
const nextTask = (clock: ManualClock): Promise<void> => clock.advance(0);

const seqOf = ({ event }: ReceivedEvent): number | undefined =>
  event.kind === 'head' ? event.seq : undefined;

test('applies a burst over several frames, in order and without loss', async () => {
  const { clock, batches, queue } = start();
  const burst = heads(BATCH_MAX * 2 + 3);
  for (const event of burst) queue.push(event);
  await nextTask(clock);
  expect(batches.map(({ length }) => length)).toEqual([BATCH_MAX]);
  // An event that arrives in the meantime is queued behind it.
  queue.push({ kind: 'head', prevSeq: burst.length, seq: burst.length + 1 });
  await clock.advance(2 * STREAM_REST_MS + 10 * FRAME_MS);
  expect(batches.map(({ length }) => length)).toEqual([BATCH_MAX, BATCH_MAX, 4]);
  expect(batches.flat().map(seqOf)).toEqual(
    Array.from({ length: burst.length + 1 }, (_, i) => i + 1),
  );
  expect(clock.pending()).toBe(0);
});

test('applies several batches in a frame while there is time', async () => {
  const { clock, batches, queue } = start(FRAME_SHARE_MS / 2);
  for (const event of heads(BATCH_MAX * 3)) queue.push(event);
  await nextTask(clock);
  expect(batches).toHaveLength(2);
  await nextFrame(clock);
  expect(batches).toHaveLength(3);
});

test('applies nothing after it is stopped during a burst', async () => {
  const { clock, batches, queue } = start();
  for (const event of heads(BATCH_MAX + 1)) queue.push(event);
  await nextTask(clock);
  queue.stop();
  await nextFrame(clock);
  await nextFrame(clock);
  expect(batches).toHaveLength(1);
  expect(clock.pending()).toBe(0);
});

/** Sends five alerts at each of `frames` frames. @returns the number of batches applied */
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

test('applies a stream each frame while it delays no frames', async () => {
  expect(await stream(1, 200)).toBeGreaterThan(90);
});

test('applies a stream that delays frames twice a second, without loss', async () => {
  expect(await stream(40, 200)).toBeLessThan(25);
});

test('applies the first alert after a pause without waiting for a frame, and later ones in the next frame (AC-109)', async () => {
  const { clock, batches, queue } = start(1);
  const [first, second, third] = heads(3) as [QueuedEvent, QueuedEvent, QueuedEvent];
  queue.push(first);
  await nextTask(clock);
  expect(batches).toHaveLength(1);
  queue.push(second);
  await nextTask(clock);
  queue.push(third);
  await nextTask(clock);
  expect(batches).toHaveLength(1);
  await nextFrame(clock);
  expect(batches.map(({ length }) => length)).toEqual([1, 2]);
});

test('applies a single alert without delay, however slow the page is', async () => {
  const { clock, batches, queue } = start(60);
  for (const event of heads(8)) {
    queue.push(event);
    await nextTask(clock);
    await clock.advance(SECOND_MS);
  }
  expect(batches).toHaveLength(8);
});
