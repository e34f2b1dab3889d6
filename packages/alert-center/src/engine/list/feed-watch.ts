import type { Clock } from '@pantau/core';
import {
  type AlertSource,
  EXPECT_EVERY_MAX_MS,
  type FeedEvent,
  type FeedStatus,
  type LiveFeed,
} from './alert-source.port.ts';

/**
 * Subscribes to a source and watches that its feed keeps what it declares: while it is live, an event
 * arrives within `expectEvery`. Otherwise the listener gets the status `reconnecting`, and the feed's own
 * status again before the next event (AC-280).
 */
export function subscribeWatched(
  source: Pick<AlertSource, 'subscribe'>,
  clock: Clock,
  listener: (event: FeedEvent) => void,
): LiveFeed {
  let limit = EXPECT_EVERY_MAX_MS;
  let status: FeedStatus | undefined;
  let isSilent = false;
  let stopTimer: (() => void) | undefined;

  const startTimer = (): void => {
    stopTimer?.();
    stopTimer = clock.setTimeout(() => {
      isSilent = true;
      const interrupted = {
        state: 'reconnecting',
        since: clock.now(),
        nextAttemptAt: null,
      } as const;
      listener({ kind: 'status', status: interrupted });
    }, limit);
  };

  const feed = source.subscribe((event) => {
    if (event.kind === 'status') status = event.status;
    else if (isSilent && status !== undefined) listener({ kind: 'status', status });
    isSilent = false;
    if (status?.state === 'live') startTimer();
    else stopTimer?.();
    listener(event);
  });
  // A source without types may declare anything.
  if (feed.expectEvery > 0) limit = Math.min(limit, feed.expectEvery);
  // Events may arrive before the feed is returned, and with it its limit.
  if (status?.state === 'live') startTimer();

  return {
    expectEvery: limit,
    setOpen: (ids) => feed.setOpen?.(ids),
    retryNow: () => feed.retryNow(),
    close() {
      stopTimer?.();
      feed.close();
    },
  };
}
