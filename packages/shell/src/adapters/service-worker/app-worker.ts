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
import { GET_BUILD, SKIP_WAITING } from './build-messages.ts';

/** One build of an application. */
export interface AppBuild {
  /** Path of the page's entry script, which identifies the build. */
  readonly entry: string;
  /** What the page needs to start: page, entry scripts, style sheets, fonts. */
  readonly files: readonly AppFile[];
}

export interface AppFile {
  readonly url: string;
  /** Changes with the file; `null` if the name of the file does. */
  readonly revision: string | null;
}

export interface AppWorkerOptions {
  readonly build: AppBuild;
  /** The page of every path, among the build's files. */
  readonly page: string;
  /** Start of the paths of scripts, style sheets and fonts, whose names change with their content. */
  readonly assets: string;
  /** Paths that the server answers with something else than the page. */
  readonly others: readonly RegExp[];
}

/** The part of the worker's own scope that the DOM's types lack. */
interface WorkerScope extends EventTarget {
  skipWaiting(): Promise<void>;
}

const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** A proxy answers so while the server behind it is down. */
const GATEWAY_ERRORS = new Set([502, 504]);

/**
 * Runs the service worker of an application, from the script of the service worker. Pages come from the network, so that
 * a reload always shows the newest build, and from the cache when there is none. No request but those for the
 * application's own files is ever cached: nothing here belongs to a user (SH-29).
 */
export function runAppWorker({ build, page, assets, others }: AppWorkerOptions): void {
  const fromNetwork = new NetworkOnly({
    plugins: [
      {
        async fetchDidSucceed({ response }) {
          if (GATEWAY_ERRORS.has(response.status)) throw new TypeError('The server is down');
          return response;
        },
        handlerDidError: () => matchPrecache(page),
      },
    ],
  });
  enableNavigationPreload();
  precache(build.files.map((file): PrecacheEntry => file));
  cleanupOutdatedCaches();
  registerRoute(new NavigationRoute(fromNetwork, { denylist: [...others] }));
  // Workbox's own types do not agree under `exactOptionalPropertyTypes`.
  const expiration = new ExpirationPlugin({
    maxEntries: 300,
    maxAgeSeconds: MONTH_SECONDS,
  }) as NonNullable<StrategyOptions['plugins']>[number];
  addRoute({ cleanURLs: false, directoryIndex: '' });
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(assets),
    new CacheFirst({ cacheName: 'pantau-assets', plugins: [expiration] }),
  );
  answerMessages(globalThis as unknown as WorkerScope, build);
}

/** Answers the page's `createServiceWorkerUpdates`. */
function answerMessages(scope: WorkerScope, { entry }: AppBuild): void {
  scope.addEventListener('message', (event) => {
    const { data, ports } = event as MessageEvent<unknown>;
    const { type } = data as { readonly type?: unknown };
    if (type === SKIP_WAITING) void scope.skipWaiting();
    if (type === GET_BUILD) ports[0]?.postMessage(entry);
  });
}
