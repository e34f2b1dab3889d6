/** The connections of this browser's other tabs to the same server. */
export interface LiveTabs {
  /** Tells them that this one is live. */
  announceLive(): void;
  close(): void;
}

/** Opens the channel to the other tabs. `onLive` is called when one of them reconnects. */
export type OpenLiveTabs = (server: string, onLive: () => void) => LiveTabs;

const alone: LiveTabs = { announceLive: () => undefined, close: () => undefined };

/** By `BroadcastChannel`; without it, each tab waits for its own next attempt. */
export const browserLiveTabs: OpenLiveTabs = (server, onLive) => {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return alone;
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(`pantau-live ${server}`);
  } catch {
    // The browser denies the page any storage.
    return alone;
  }
  channel.onmessage = onLive;
  return {
    announceLive: () => channel.postMessage('live'),
    close: () => channel.close(),
  };
};
