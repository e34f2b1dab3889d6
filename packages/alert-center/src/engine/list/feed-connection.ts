import type { Clock } from '@pantau/core';
import type { AlertId } from '../alert/alert.ts';
import type { PresenceEvent } from './presence.ts';
import type { AlertListEvent } from './list-events.ts';
import type { AlertSource, FeedEvent, LiveFeed } from './alert-source.port.ts';
import type { FeedQueue } from './feed-queue.ts';
import { subscribeWatched } from './feed-watch.ts';

/** The feed of one mount: open while the store is started and live updates are enabled. */
export interface FeedConnection {
  start(): void;
  stop(): void;
  setLive(isLive: boolean): void;
  retryNow(): void;
  /** The alerts that the user has open. */
  setOpen(ids: readonly AlertId[]): void;
}

export interface FeedConnectionOptions {
  readonly source: Pick<AlertSource, 'subscribe'>;
  readonly clock: Clock;
  readonly queue: FeedQueue;
  readonly dispatch: (event: AlertListEvent) => void;
  /** Null when it is not known any more. */
  readonly onPresence: (event: PresenceEvent | null) => void;
}

export function createFeedConnection({
  source,
  clock,
  queue,
  dispatch,
  onPresence,
}: FeedConnectionOptions): FeedConnection {
  let isStarted = false;
  let isLive = true;
  let feed: LiveFeed | undefined;
  let openIds: readonly AlertId[] = [];

  const receive = (event: FeedEvent): void => {
    if (event.kind === 'presence') {
      onPresence(event);
      return;
    }
    if (event.kind === 'status' && event.status.state !== 'live') onPresence(null);
    queue.push(event);
  };

  const update = (): void => {
    if (isStarted && isLive) {
      if (feed !== undefined) return;
      feed = subscribeWatched(source, clock, receive);
      if (openIds.length > 0) feed.setOpen?.(openIds);
      return;
    }
    feed?.close();
    feed = undefined;
    onPresence(null);
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
    setOpen(ids) {
      openIds = ids;
      feed?.setOpen?.(ids);
    },
  };
}
