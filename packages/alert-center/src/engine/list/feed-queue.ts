import type { Clock } from '@pantau/core';
import type { FeedListEvent } from './list-events.ts';
import type { FeedEvent } from './alert-source.port.ts';
import { createFeedPace } from './feed-pace.ts';

export interface FeedQueue {
  push(event: FeedEvent): void;
  /** Forgets what waits; nothing is applied afterwards. */
  stop(): void;
}

function listEventOf(event: Exclude<FeedEvent, { kind: 'dropped' }>, clock: Clock): FeedListEvent {
  switch (event.kind) {
    case 'status':
      return { type: 'statusChanged', status: event.status };
    case 'head':
      return {
        type: 'headAdvanced',
        prevSeq: event.prevSeq,
        seq: event.seq,
        // Compared as it comes: a frame may be long in coming.
        clockOffset: event.serverNow === undefined ? undefined : event.serverNow - clock.now(),
      };
    case 'alert':
      return {
        type: 'alertArrived',
        prevSeq: event.prevSeq,
        seq: event.seq,
        alert: event.alert,
      };
    case 'action':
      return {
        type: 'actionTaken',
        prevSeq: event.prevSeq,
        seq: event.seq,
        action: event.action,
      };
  }
}

/** Events that are worked in together. */
export const BATCH_MOST = 500;

/** Of a burst, batches are worked in for this long in a frame; the rest waits for the next. */
export const FRAME_SHARE_MS = 8;

/** Collects what the feed tells and applies it at most once a frame, in order, and at its pace. */
export function createFeedQueue(
  clock: Clock,
  apply: (events: readonly FeedListEvent[]) => void,
  onDropped: (error: Error) => void,
): FeedQueue {
  const pace = createFeedPace();
  let waiting: FeedListEvent[] = [];
  let cancelFrame: (() => void) | undefined;
  const flush = (): void => {
    cancelFrame = undefined;
    const began = clock.now();
    const before = waiting.length;
    do applyNext();
    while (waiting.length > 0 && clock.now() < began + FRAME_SHARE_MS);
    pace.worked(before - waiting.length, clock.now());
    if (pace.isStream(clock.now())) {
      cancelFrame = clock.requestFrame(() => {
        cancelFrame = undefined;
        pace.framePassed(began, clock.now());
        if (waiting.length > 0) goOn();
      });
    } else if (waiting.length > 0) {
      goOn();
    }
  };
  /** At the next frame; after a rest where the frames before were late. */
  const goOn = (): void => {
    const rest = pace.restMs(clock.now());
    if (rest === 0) {
      flushAtFrame();
      return;
    }
    cancelFrame ??= clock.setTimeout(() => {
      cancelFrame = undefined;
      flushAtFrame();
    }, rest);
  };
  const flushAtFrame = (): void => {
    cancelFrame ??= clock.requestFrame(flush);
  };
  const applyNext = (): void => {
    const events = waiting.slice(0, BATCH_MOST);
    waiting = waiting.slice(BATCH_MOST);
    try {
      apply(events);
    } catch {
      applyOneByOne(events);
    }
  };
  /** One that cannot be worked in takes no other with it; it leaves a gap, which is asked for. */
  const applyOneByOne = (events: readonly FeedListEvent[]): void => {
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
      waiting.push(listEventOf(event, clock));
      if (cancelFrame === undefined) goOn();
    },
    stop() {
      cancelFrame?.();
      cancelFrame = undefined;
      waiting = [];
    },
  };
}
