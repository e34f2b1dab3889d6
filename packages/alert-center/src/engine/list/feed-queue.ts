import type { Clock } from '@pantau/core';
import type { ReceivedEvent } from './list-events.ts';
import type { FeedEvent } from './alert-source.port.ts';
import { createFeedPace } from './feed-pace.ts';

/** Presence is not part of the lists: it does not wait for them. */
export type QueuedEvent = Exclude<FeedEvent, { readonly kind: 'presence' }>;

export interface FeedQueue {
  push(event: QueuedEvent): void;
  /** Discards queued events; nothing is applied afterwards. */
  stop(): void;
}

/** Maximum events applied together. */
export const BATCH_MAX = 500;

/** Time per frame for applying the batches of a burst; the rest waits for the next frame. */
export const FRAME_SHARE_MS = 8;

/**
 * Queues the events of the feed and applies them in order, at most once per frame (AC-109). The first
 * event after a pause does not wait for the next frame: it is rendered in time to be painted by it.
 */
export function createFeedQueue(
  clock: Clock,
  apply: (events: readonly ReceivedEvent[]) => void,
  onDropped: (error: Error) => void,
): FeedQueue {
  const pace = createFeedPace();
  let waiting: ReceivedEvent[] = [];
  /** Set while a flush is scheduled, or the frame of the last one has not passed. */
  let cancel: (() => void) | undefined;
  const flush = (): void => {
    const startedAt = clock.now();
    const before = waiting.length;
    do applyNext();
    while (waiting.length > 0 && clock.now() < startedAt + FRAME_SHARE_MS);
    pace.applied(before - waiting.length, clock.now());
    cancel = clock.requestFrame(() => {
      cancel = undefined;
      if (pace.isStream(clock.now())) pace.framePassed(startedAt, clock.now());
      if (waiting.length > 0) schedule(flush);
    });
  };
  /** Calls `next` after the rest that follows late frames, immediately if there is none. */
  const schedule = (next: () => void): void => {
    const rest = pace.restMs(clock.now());
    if (rest === 0) next();
    else cancel = clock.setTimeout(flush, rest);
  };
  /** In a task of its own, so that events which arrive together are applied together. */
  const flushSoon = (): void => {
    cancel = clock.setTimeout(flush, 0);
  };
  const applyNext = (): void => {
    const events = waiting.slice(0, BATCH_MAX);
    waiting = waiting.slice(BATCH_MAX);
    try {
      apply(events);
    } catch {
      applyOneByOne(events);
    }
  };
  /** An event that cannot be applied does not affect the others; it leaves a gap, which is filled by a request. */
  const applyOneByOne = (events: readonly ReceivedEvent[]): void => {
    for (const event of events) {
      try {
        apply([event]);
      } catch (error) {
        onDropped(error instanceof Error ? error : new Error(String(error)));
      }
    }
  };
  return {
    push(event) {
      if (event.kind === 'dropped') {
        onDropped(event.error);
        return;
      }
      waiting.push({ event, receivedOn: clock.now() });
      if (cancel === undefined) schedule(flushSoon);
    },
    stop() {
      cancel?.();
      cancel = undefined;
      waiting = [];
    },
  };
}
