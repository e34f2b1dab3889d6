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
  let lastEventAt = clock.now();
  let isSilent = false;
  let cancelCheck: (() => void) | undefined;

  const stopCheck = (): void => {
    cancelCheck?.();
    cancelCheck = undefined;
  };
  const checkAfter = (ms: number): void => {
    cancelCheck ??= clock.setTimeout(() => {
      cancelCheck = undefined;
      check();
    }, ms);
  };
  const check = (): void => {
    const now = clock.now();
    // The clock was set back: how long the silence has lasted is unknown.
    if (now < lastEventAt) lastEventAt = now;
    const rest = lastEventAt + limit - now;
    if (rest > 0) return checkAfter(rest);
    isSilent = true;
    listener({
      kind: 'status',
      status: { state: 'reconnecting', since: now, nextAttemptAt: null },
    });
  };

  const feed = source.subscribe((event) => {
    lastEventAt = clock.now();
    const wasSilent = isSilent;
    isSilent = false;
    if (event.kind === 'status') status = event.status;
    else if (wasSilent && status !== undefined) listener({ kind: 'status', status });
    if (status?.state === 'live') checkAfter(limit);
    else stopCheck();
    listener(event);
  });
  // A source without types may declare anything.
  if (feed.expectEvery > 0) limit = Math.min(limit, feed.expectEvery);
  // Events may arrive before the feed is returned, and with it its limit.
  if (cancelCheck !== undefined) {
    stopCheck();
    checkAfter(limit);
  }

  return {
    expectEvery: limit,
    retryNow: () => feed.retryNow(),
    close() {
      stopCheck();
      feed.close();
    },
  };
}
