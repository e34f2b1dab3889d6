import type { AlertSource, FeedEvent } from './alert-source.port.ts';

/** Calls the listener with what the alert centre's live connection receives. Returns a function that ends it. */
export type WatchFeed = (listener: (event: FeedEvent) => void) => () => void;

export interface WatchedAlerts {
  /** For the alert centre, instead of the source. */
  readonly alerts: AlertSource;
  readonly watchFeed: WatchFeed;
}

/** Lets other parts of a page follow the alert centre's live connection, so that they need none of their own. */
export function watchAlerts(source: AlertSource): WatchedAlerts {
  const listeners = new Set<(event: FeedEvent) => void>();
  return {
    alerts: {
      ...source,
      subscribe: (listener) =>
        source.subscribe((event) => {
          listener(event);
          for (const one of [...listeners]) one(event);
        }),
    },
    watchFeed(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
