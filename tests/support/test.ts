import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from '@playwright/test';
import { type Ingest, createIngest } from './ingest.ts';
import type { UserName } from './users.ts';
import { PortalPage } from './portal-page.ts';
import { type Server, startServer } from './server.ts';
import { createStorageState } from './storage-state.ts';
import { type FaultLog, createFaultLog } from './fault-log.ts';

export interface OpenOptions extends BrowserContextOptions {
  /**
   * Keeps the portal's service worker. Without one, tests can intercept every request of the page, and the
   * portal works as in a private window.
   */
  readonly keepsServiceWorker?: boolean;
  /** Defaults to the worker's server. */
  readonly server?: Server;
  /** Another origin of that server, such as a proxy. */
  readonly origin?: string;
  /** Leaves the settings of the alert centre at their defaults. Otherwise repeats do not stack. */
  readonly ownSettings?: boolean;
}

/** Browser contexts of a test. They close before their server stops. */
interface Contexts {
  open(browser: Browser, options: OpenOptions): Promise<BrowserContext>;
  closeAll(): Promise<void>;
}

interface TestFixtures {
  readonly contexts: Contexts;
  /** Fails the test on every error of a page that the test does not allow. */
  readonly faults: FaultLog;
  /** Opens the sign-in page in a new browser context. */
  readonly openPortal: (options?: OpenOptions) => Promise<PortalPage>;
  /** Opens the dashboard of a signed-in user in a new browser context, with the alert centre live. */
  readonly signedIn: (user: UserName, options?: OpenOptions) => Promise<PortalPage>;
  readonly ingest: Ingest;
  /** A server of the test's own, for tests that stop or fill it. */
  readonly ownServer: Server;
}

interface WorkerFixtures {
  /** Shared by all tests of the worker; each test uses its own vehicles. */
  readonly server: Server;
}

const removeServiceWorkers = (): void => {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],

  contexts: async ({ faults }, use) => {
    const open: BrowserContext[] = [];
    const closeAll = async (): Promise<void> => {
      await Promise.all(open.splice(0).map((context) => context.close()));
    };
    await use({
      closeAll,
      async open(browser, { keepsServiceWorker = false, ...options }) {
        const context = await browser.newContext(options);
        open.push(context);
        if (!keepsServiceWorker) await context.addInitScript(removeServiceWorkers);
        await faults.watch(context);
        return context;
      },
    });
    await closeAll();
  },

  ownServer: async ({ contexts }, use) => {
    const server = await startServer();
    await use(server);
    await contexts.closeAll();
    await server.dispose();
  },

  ingest: async ({ server }, use) => use(createIngest(server)),

  faults: [
    async ({}, use) => {
      const faults = createFaultLog();
      await use(faults);
      expect(faults.unexpected(), 'errors reported by the pages').toEqual([]);
    },
    { auto: true },
  ],

  openPortal: async ({ browser, server: shared, contexts }, use) => {
    await use(async ({ server = shared, origin = server.origin, ...options } = {}) => {
      const context = await contexts.open(browser, { ...options, baseURL: origin });
      const portal = new PortalPage(await context.newPage());
      await portal.page.goto('/sign-in');
      return portal;
    });
  },

  signedIn: async ({ browser, server: shared, contexts }, use) => {
    await use(async (user, { server = shared, origin = server.origin, ...further } = {}) => {
      const { ownSettings, ...options } = further;
      const storageState = await createStorageState(origin, user, ownSettings);
      const context = await contexts.open(browser, { ...options, baseURL: origin, storageState });
      const portal = new PortalPage(await context.newPage());
      await portal.openSignedIn(user);
      await portal.waitUntilLive();
      return portal;
    });
  },
});

export { expect };
