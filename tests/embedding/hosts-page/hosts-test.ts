import type { Locator, Page } from '@playwright/test';
import { test as base } from '../../support/test.ts';
import { type HostsServer, startHostsServer } from './hosts-server.ts';

/** Tests with a page of a host that has the alert centre in each of the forms in which it is published. */
export const test = base.extend<{ readonly host: Page }, { readonly hosts: HostsServer }>({
  hosts: [
    async ({}, use) => {
      const server = await startHostsServer();
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  host: async ({ browser, contexts, hosts }, use) => {
    const context = await contexts.open(browser, {
      baseURL: hosts.origin,
      viewport: { width: 1280, height: 900 },
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date('2026-03-02T09:00:00+07:00'));
    await use(page);
    await contexts.closeAll();
  },
});

export async function show(page: Page): Promise<void> {
  await page.evaluate(() => window.alertCenter?.show());
}

export async function takeAway(page: Page): Promise<void> {
  await page.evaluate(() => window.alertCenter?.remove());
}

export const bellOf = (page: Page): Locator =>
  page.getByRole('button', { name: /^Pusat peringatan, \d/ });

export const rowsOf = (page: Page): Locator => page.locator('li[data-alert-id]');

export const previewOf = (page: Page): Locator => page.locator('[data-preview-window]');
