import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from '@playwright/test';
import { type Ingest, createIngest } from './ingest.ts';
import type { PersonName } from './people.ts';
import { PortalPage } from './portal-page.ts';
import { type Server, startServer } from './server.ts';
import { sessionOf } from './session.ts';
import { type FaultLog, createFaultLog } from './watch.ts';

export interface OpenOptions extends BrowserContextOptions {
  /** Default: the server of the worker. */
  readonly server?: Server;
  /** Another address of that server, such as a proxy before it. */
  readonly origin?: string;
}

/** Browsers that a test has opened. They close before the server that they look at. */
interface Opened {
  open(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext>;
  closeAll(): Promise<void>;
}

interface TestFixtures {
  readonly opened: Opened;
  /** Fails the test on any fault of any page that it did not allow. */
  readonly faults: FaultLog;
  /** A browser of its own at the sign-in page. */
  readonly openPortal: (options?: OpenOptions) => Promise<PortalPage>;
  /** A browser of its own with somebody signed in and the alert centre open and live. */
  readonly signedIn: (person: PersonName, options?: OpenOptions) => Promise<PortalPage>;
  readonly ingest: Ingest;
  /** For tests that stop, kill or fill their server. */
  readonly ownServer: Server;
}

interface WorkerFixtures {
  /** One for all tests of the worker: each uses vehicles of its own. */
  readonly server: Server;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],

  opened: async ({ faults }, use) => {
    const contexts: BrowserContext[] = [];
    const closeAll = async (): Promise<void> => {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    };
    await use({
      closeAll,
      async open(browser, options) {
        const context = await browser.newContext(options);
        contexts.push(context);
        await faults.watch(context);
        return context;
      },
    });
    await closeAll();
  },

  ownServer: async ({ opened }, use) => {
    const server = await startServer();
    await use(server);
    await opened.closeAll();
    await server.dispose();
  },

  ingest: async ({ server }, use) => use(createIngest(server)),

  faults: [
    async ({}, use) => {
      const faults = createFaultLog();
      await use(faults);
      expect(faults.unexpected(), 'faults that the pages reported').toEqual([]);
    },
    { auto: true },
  ],

  openPortal: async ({ browser, server: shared, opened }, use) => {
    await use(async ({ server = shared, origin = server.origin, ...options } = {}) => {
      const context = await opened.open(browser, { ...options, baseURL: origin });
      const portal = new PortalPage(await context.newPage());
      await portal.page.goto('/sign-in');
      return portal;
    });
  },

  signedIn: async ({ browser, server: shared, opened }, use) => {
    await use(async (person, { server = shared, origin = server.origin, ...options } = {}) => {
      const storageState = await sessionOf(origin, person);
      const context = await opened.open(browser, { ...options, baseURL: origin, storageState });
      const portal = new PortalPage(await context.newPage());
      await portal.openAs(person);
      await portal.waitUntilLive();
      return portal;
    });
  },
});

export { expect };
