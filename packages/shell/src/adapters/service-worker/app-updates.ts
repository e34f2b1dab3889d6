import type { Clock } from '@pantau/core';
import { systemClock } from '@pantau/core/base';
import { trustedScriptUrl } from '@pantau/core/trusted-script-url';
import type { AppUpdates } from '../../engine/updates/app-updates.ts';
import { GET_BUILD, SKIP_WAITING } from './build-messages.ts';

/** How often a page that stays open looks for a newer build. */
const CHECK_MS = 30 * 60_000;

/**
 * On the first visit, installing the service worker downloads the whole application, which competes with the page for
 * processor and network. It waits until the page can be used.
 */
const FIRST_INSTALL_DELAY_MS = 8_000;

/** A page that becomes visible or online looks again after this time at the earliest. */
const MIN_CHECK_MS = 60_000;

/** A service worker that does not answer within this time is taken for one of another build. */
const ANSWER_MS = 3_000;

export interface ServiceWorkerUpdatesOptions {
  /** Address of the service worker's script, on the page's own origin. */
  readonly url: string;
  /** Entry script of the page's own build, as the service worker names it. */
  readonly build: string | undefined;
  /**
   * Loads the page from the server, past every cache. Asked when the service worker's script cannot be loaded, as after
   * a deployment that has moved it: such a worker never finds a newer build by itself.
   */
  readonly loadPage: () => Promise<string>;
  readonly container: ServiceWorkerContainer;
  /** Fires `visibilitychange`. */
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  /** Fires `online`. */
  readonly window: Pick<Window, 'addEventListener'>;
  readonly reload: () => void;
  /** A failed registration or check: the page works without updates. */
  readonly onError: (error: unknown) => void;
  readonly clock?: Clock | undefined;
}

/**
 * Registers the service worker and looks for newer builds as long as the page is open. A newer build waits until
 * `apply` is called; one that the page already runs, after a reload by hand, takes over silently.
 */
export function createServiceWorkerUpdates(options: ServiceWorkerUpdatesOptions): AppUpdates {
  const { container, clock = systemClock, reload, onError } = options;
  const listeners = new Set<() => void>();
  let isAvailable = false;
  let isApplying = false;
  let registration: ServiceWorkerRegistration | undefined;
  let checkedAt = clock.now();

  const announce = (): void => {
    if (isAvailable) return;
    isAvailable = true;
    for (const listener of [...listeners]) listener();
  };

  const isOwnBuild = async (worker: ServiceWorker): Promise<boolean> =>
    options.build !== undefined && (await buildOf(worker, clock)) === options.build;

  const examine = async (worker: ServiceWorker): Promise<void> => {
    if (await isOwnBuild(worker)) worker.postMessage({ type: SKIP_WAITING });
    else announce();
  };

  const watch = (installing: ServiceWorker): void => {
    installing.addEventListener('statechange', () => {
      // Without a controller it is the first one, which replaces nothing.
      if (installing.state === 'installed' && container.controller !== null) {
        void examine(installing);
      }
    });
  };

  const lookWithoutWorker = async (error: unknown): Promise<void> => {
    onError(error);
    if (await isReplaced(options)) announce();
  };

  const register = async (): Promise<void> => {
    const registered = await container.register(trustedScriptUrl(options.url));
    registration = registered;
    const { waiting, installing } = registered;
    if (waiting !== null && container.controller !== null) void examine(waiting);
    if (installing !== null) watch(installing);
    registered.addEventListener('updatefound', () => {
      if (registered.installing !== null) watch(registered.installing);
    });
  };

  const check = (): void => {
    if (clock.now() - checkedAt < MIN_CHECK_MS) return;
    checkedAt = clock.now();
    const look = registration === undefined ? register() : registration.update();
    look.catch(lookWithoutWorker);
  };

  const start = async (): Promise<void> => {
    if (container.controller === null) {
      await new Promise<void>((resolve) => clock.setTimeout(resolve, FIRST_INSTALL_DELAY_MS));
    }
    await register().catch(lookWithoutWorker);
    clock.setInterval(check, CHECK_MS);
    options.window.addEventListener('online', check);
    options.document.addEventListener('visibilitychange', () => {
      if (options.document.visibilityState === 'visible') check();
    });
  };

  const onNewController = async (): Promise<void> => {
    const { controller } = container;
    if (isApplying) reload();
    // Another tab applied the update: this one keeps its work, and offers to follow.
    else if (controller !== null && !(await isOwnBuild(controller))) announce();
  };

  container.addEventListener('controllerchange', () => void onNewController());
  void start();

  return {
    get: () => isAvailable,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    apply() {
      const waiting = registration?.waiting;
      if (waiting == null) return reload();
      isApplying = true;
      waiting.postMessage({ type: SKIP_WAITING });
      // The reload gets the newer build from the network, even if the worker never takes over.
      clock.setTimeout(reload, ANSWER_MS);
    },
  };
}

/** Whether the server’s page has another entry script. Offline, there is no way to know. */
async function isReplaced({ build, loadPage }: ServiceWorkerUpdatesOptions): Promise<boolean> {
  if (build === undefined) return false;
  const page = await loadPage().catch(() => undefined);
  return page !== undefined && !page.includes(build.slice(build.lastIndexOf('/') + 1));
}

/** The entry script of a service worker's build; `undefined` if it does not answer. */
function buildOf(worker: ServiceWorker, clock: Clock): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (build: string | undefined): void => {
      cancel();
      port1.close();
      resolve(build);
    };
    const cancel = clock.setTimeout(() => settle(undefined), ANSWER_MS);
    port1.onmessage = ({ data }) => settle(typeof data === 'string' ? data : undefined);
    worker.postMessage({ type: GET_BUILD }, [port2]);
  });
}
