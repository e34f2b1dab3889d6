import type { Clock } from '@pantau/core';
import type { FeedListEvent } from '../domain/list/events.ts';
import type { FeedEvent } from '../ports/alert-source.ts';

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

/** Collects what the feed tells and applies it at most once a frame, in order. */
export function createFeedQueue(
  clock: Clock,
  apply: (events: readonly FeedListEvent[]) => void,
  onDropped: (error: Error) => void,
): FeedQueue {
  let waiting: FeedListEvent[] = [];
  let cancelFrame: (() => void) | undefined;
  const flush = (): void => {
    cancelFrame = undefined;
    const end = clock.now() + FRAME_SHARE_MS;
    do applyNext();
    while (waiting.length > 0 && clock.now() < end);
    if (waiting.length > 0) cancelFrame ??= clock.requestFrame(flush);
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
      cancelFrame ??= clock.requestFrame(flush);
    },
    stop() {
      cancelFrame?.();
      cancelFrame = undefined;
      waiting = [];
    },
  };
}
