import type { Clock } from '@pantau/core';
import type { AlertListEvent } from './list-events.ts';
import type { AlertSource, LiveFeed } from './alert-source.port.ts';
import type { FeedQueue } from './feed-queue.ts';
import { subscribeWatched } from './feed-watch.ts';

/** The feed of one mount: open while the store is started and live updates are enabled. */
export interface FeedConnection {
  start(): void;
  stop(): void;
  setLive(isLive: boolean): void;
  retryNow(): void;
}

export interface FeedConnectionOptions {
  readonly source: Pick<AlertSource, 'subscribe'>;
  readonly clock: Clock;
  readonly queue: FeedQueue;
  readonly dispatch: (event: AlertListEvent) => void;
}

export function createFeedConnection({
  source,
  clock,
  queue,
  dispatch,
}: FeedConnectionOptions): FeedConnection {
  let isStarted = false;
  let isLive = true;
  let feed: LiveFeed | undefined;

  const update = (): void => {
    if (isStarted && isLive) {
      feed ??= subscribeWatched(source, clock, (event) => queue.push(event));
      return;
    }
    feed?.close();
    feed = undefined;
    // Queued events are discarded; their range is requested once the feed is back.
    queue.stop();
  };

  return {
    start() {
      isStarted = true;
      dispatch({ type: 'started' });
      update();
    },
    stop() {
      isStarted = false;
      update();
    },
    setLive(next) {
      if (isLive === next) return;
      isLive = next;
      dispatch({ type: 'liveChanged', isLive });
      update();
    },
    retryNow: () => feed?.retryNow(),
  };
}
