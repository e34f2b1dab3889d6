import type { LiveChannel, LiveEvent } from '@pantau/core/transport';

/** The live messages of the page's one connection, for other widgets. Receiving does not open the connection. */
export type LiveMessages = Pick<LiveChannel, 'subscribe'>;

export interface LiveTap extends LiveMessages {
  /** Passes the events of a channel on, and returns the channel. */
  follow(channel: LiveChannel): LiveChannel;
}

export function createLiveTap(): LiveTap {
  const listeners = new Set<(event: LiveEvent) => void>();
  return {
    subscribe(listener) {
      // The same function twice is two subscriptions.
      const own = (event: LiveEvent): void => listener(event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    follow(channel) {
      channel.subscribe((event) => {
        for (const listener of [...listeners]) listener(event);
      });
      return channel;
    },
  };
}
