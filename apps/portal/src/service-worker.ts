import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import {
  type PrecacheEntry,
  addRoute,
  cleanupOutdatedCaches,
  matchPrecache,
  precache,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly, type StrategyOptions } from 'workbox-strategies';
import { GET_BUILD, SKIP_WAITING } from '@pantau/shell/service-worker-messages';

/** Filled in by the build (`service-worker-plugin.ts`). */
declare const PANTAU_BUILD: {
  /** Entry script of the page. */
  readonly entry: string;
  /** What the page needs to start: page, entry scripts, style sheets, fonts. */
  readonly files: readonly PrecacheEntry[];
};

/** The part of the worker's own scope that the DOM's types lack. */
declare const self: Window & { skipWaiting(): Promise<void> };

const PAGE = '/index.html';
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** A proxy answers so while the server behind it is down. */
const GATEWAY_ERRORS = new Set([502, 504]);

/**
 * Pages come from the network, so that a reload always shows the newest build, and from the cache when there is
 * none. No request but those for the application's own files is ever cached: nothing here belongs to a user.
 */
const page = new NetworkOnly({
  plugins: [
    {
      async fetchDidSucceed({ response }) {
        if (GATEWAY_ERRORS.has(response.status)) throw new TypeError('The server is down');
        return response;
      },
      handlerDidError: () => matchPrecache(PAGE),
    },
  ],
});

enableNavigationPreload();
precache([...PANTAU_BUILD.files]);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(page, {
    denylist: [/^\/(?:api|graphql|socket\.io|media|assets|healthz|readyz|metrics)(?:\/|$)/],
  }),
);
// Workbox's own types do not agree under `exactOptionalPropertyTypes`.
const expiration = new ExpirationPlugin({
  maxEntries: 300,
  maxAgeSeconds: MONTH_SECONDS,
}) as NonNullable<StrategyOptions['plugins']>[number];

addRoute({ cleanURLs: false, directoryIndex: '' });
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'pantau-assets',
    plugins: [expiration],
  }),
);

self.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
  const { type } = data as { readonly type?: unknown };
  if (type === SKIP_WAITING) void self.skipWaiting();
  if (type === GET_BUILD) ports[0]?.postMessage(PANTAU_BUILD.entry);
});
