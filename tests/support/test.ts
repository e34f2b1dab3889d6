import { type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { type Ingest, createIngest } from './ingest.ts';
import type { PersonName } from './people.ts';
import { PortalPage } from './portal-page.ts';
import { type Server, startServer } from './server.ts';
import { type FaultLog, createFaultLog } from './watch.ts';

export interface OpenOptions extends BrowserContextOptions {
  /** Default: the server of the worker. */
  readonly server?: Server;
  /** Another address of that server, such as a proxy before it. */
  readonly origin?: string;
}

interface TestFixtures {
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

  ownServer: async ({}, use) => {
    const server = await startServer();
    await use(server);
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

  openPortal: async ({ browser, server: shared, faults }, use) => {
    const close: (() => Promise<void>)[] = [];
    await use(async ({ server = shared, origin = server.origin, ...options } = {}) => {
      const context = await browser.newContext({ ...options, baseURL: origin });
      close.push(() => context.close());
      await faults.watch(context);
      const portal = new PortalPage(await context.newPage());
      await portal.page.goto('/sign-in');
      return portal;
    });
    await Promise.all(close.map((run) => run()));
  },

  signedIn: async ({ openPortal }, use) => {
    await use(async (person, options) => {
      const portal = await openPortal(options);
      await portal.signIn(person);
      await portal.waitUntilLive();
      return portal;
    });
  },
});

export { expect };
