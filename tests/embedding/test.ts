import type { Page } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { type Server, startServer } from '../support/server.ts';
import { test as base } from '../support/test.ts';
import { watchListeners, watchTimers } from './host-state.ts';
import { type Partner, startPartner } from './partner.ts';
import { WidgetPage } from './widget-page.ts';

interface Embedding {
  readonly pantau: Server;
  readonly partner: Partner;
}

/** Adds Pantau, a partner's page on another origin, and the widget on that page. */
export const test = base.extend<
  { widget: (path?: string) => Promise<WidgetPage> },
  { embedding: Embedding }
>({
  embedding: [
    async ({}, use) => {
      const port = await freePort();
      const pantau = await startServer({
        cameraVehicles: true,
        env: { PANTAU_ALLOWED_ORIGINS: `http://127.0.0.1:${port}` },
      });
      const partner = await startPartner(port, pantau.origin);
      await use({ pantau, partner });
      partner.stop();
      await pantau.dispose();
    },
    { scope: 'worker' },
  ],

  widget: async ({ browser, contexts, embedding }, use) => {
    await use(async (path = '/') => {
      const context = await contexts.open(browser, {
        baseURL: embedding.partner.origin,
        viewport: { width: 1440, height: 1000 },
      });
      const page = await context.newPage();
      await blockThirdPartyCookies(page);
      await watchTimers(page);
      const listeners = await watchListeners(page);
      await page.goto(path);
      return new WidgetPage(page, listeners);
    });
    await contexts.closeAll();
  },
});

async function blockThirdPartyCookies(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCookieControls', {
    enableThirdPartyCookieRestriction: true,
  });
}
