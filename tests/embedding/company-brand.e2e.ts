import type { Locator, Page } from '@playwright/test';
import { drawPicture } from '../../apps/reference-server/src/testing/pictures.ts';
import { freePort } from '../support/free-port.ts';
import { type Server, startServer } from '../support/server.ts';
import { expect, test as base } from '../support/test.ts';
import { password, users } from '../support/users.ts';
import { type Partner, startPartner } from './partner.ts';
import { type ReactHost, startReactHost } from './react-host.ts';

interface Sites {
  readonly pantau: Server;
  /** A page with the element. */
  readonly partner: Partner;
  /** A page in React. */
  readonly host: ReactHost;
}

/** Pantau, and two pages on other origins that embed the alert centre. */
const test = base.extend<{ sites: Sites }>({
  sites: async ({ contexts }, use) => {
    const [partnerPort, hostPort] = [await freePort(), await freePort()];
    const origins = [partnerPort, hostPort].map((port) => `http://127.0.0.1:${port}`);
    const pantau = await startServer({ env: { PANTAU_ALLOWED_ORIGINS: origins.join(',') } });
    const partner = await startPartner(partnerPort, pantau.origin);
    const host = await startReactHost('alerts-page', { port: hostPort, server: pantau.origin });
    await use({ pantau, partner, host });
    await contexts.closeAll();
    host.close();
    partner.stop();
    await pantau.dispose();
  },
});

async function accessToken({ origin }: Server): Promise<string> {
  const response = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: users.manager, password }),
  });
  return ((await response.json()) as { accessToken: string }).accessToken;
}

const accentOf = (widget: Locator): Promise<string> =>
  widget.evaluate((root) => getComputedStyle(root).getPropertyValue('--pantau-accent'));

const brandSection = (page: Page): Locator => page.getByRole('region', { name: 'Merek' });

async function saveBrand(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const section = brandSection(page);
  for (const [name, value] of Object.entries(values)) {
    await section.getByRole('textbox', { name, exact: true }).fill(value);
  }
  await section.getByRole('button', { name: 'Simpan' }).click();
}

test('shows a brand that an administrator saves in the portal on pages of other origins, without a reload (EM-30)', async ({
  browser,
  contexts,
  sites,
  openPortal,
}, testInfo) => {
  const { pantau, partner, host } = sites;
  const token = await accessToken(pantau);
  const context = await contexts.open(browser, { viewport: { width: 1280, height: 900 } });
  const [elementPage, reactPage] = [await context.newPage(), await context.newPage()];
  await elementPage.goto(`${partner.origin}/?theme=light`);
  await elementPage.locator('#add').click();
  const query = new URLSearchParams({ server: pantau.origin, token });
  await reactPage.goto(`${host.origin}/?${query.toString()}`);
  const embedded = [
    elementPage.locator('pantau-alert-center [data-pantau-theme]').first(),
    reactPage.locator('#widget [data-pantau-theme]').first(),
  ];
  for (const widget of embedded) {
    await expect(widget.getByText('Langsung', { exact: true })).toBeVisible();
    expect(await accentOf(widget)).toBe('#2f47d0');
  }
  const isSame = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSame') === true);
  for (const page of [elementPage, reactPage]) {
    await page.evaluate(() => Object.assign(window, { isSame: true }));
  }

  const portal = await openPortal({ server: pantau });
  await portal.signIn('manager');
  await portal.navigate('/setting/');
  await saveBrand(portal.page, { 'Nama aplikasi': 'Kirana Fleet', 'Warna aksen': '#8a2b6a' });
  for (const widget of embedded) await expect.poll(() => accentOf(widget)).toBe('#8a2b6a');
  await expect(elementPage.locator('#log')).toContainText('pantau-brand: Kirana Fleet');
  await expect(reactPage.getByRole('heading', { name: 'Kirana Fleet' })).toBeVisible();
  await elementPage.screenshot({ path: testInfo.outputPath('element.png') });
  await reactPage.screenshot({ path: testInfo.outputPath('react.png') });

  const stored = await fetch(`${pantau.origin}/api/company/logo`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: new Uint8Array(await drawPicture('png')),
  });
  expect(stored.status).toBe(200);
  const logo = reactPage.getByRole('img', { name: 'Logo' });
  await expect
    .poll(() => logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBe(256);

  await saveBrand(portal.page, { 'Warna aksen': '' });
  for (const widget of embedded) await expect.poll(() => accentOf(widget)).toBe('#2f47d0');
  for (const page of [elementPage, reactPage]) expect(await isSame(page)).toBe(true);
});

declare global {
  interface Window {
    /** The accents that the widget had, one per frame, from the first frame on in which it is shown. */
    accents?: string[];
  }
}

/** Runs in the page before any other script. */
function recordAccents(): void {
  const accents: string[] = [];
  window.accents = accents;
  const record = (): void => {
    const place = document.querySelector('pantau-alert-center')?.shadowRoot ?? document;
    const root = place.querySelector('[data-pantau-theme]');
    if (root !== null) accents.push(getComputedStyle(root).getPropertyValue('--pantau-accent'));
    requestAnimationFrame(record);
  };
  record();
}

test('shows the last brand from the first frame on after a reload, to the same account only (EM-41, EM-42)', async ({
  browser,
  contexts,
  sites,
  openPortal,
}) => {
  const { pantau, partner, host } = sites;
  const token = await accessToken(pantau);
  const portal = await openPortal({ server: pantau });
  await portal.signIn('manager');
  await portal.navigate('/setting/');
  await saveBrand(portal.page, { 'Nama aplikasi': 'Kirana Fleet', 'Warna aksen': '#8a2b6a' });

  const context = await contexts.open(browser, { viewport: { width: 1280, height: 900 } });
  await context.addInitScript(recordAccents);
  const query = new URLSearchParams({ server: pantau.origin, token });
  const pages = [
    { page: await context.newPage(), url: `${partner.origin}/?theme=light` },
    { page: await context.newPage(), url: `${host.origin}/?${query.toString()}` },
  ] as const;
  const show = async (
    { page, url }: (typeof pages)[number],
    account?: string,
  ): Promise<Locator> => {
    await page.goto(account === undefined ? url : `${url}&account=${account}`);
    const add = page.locator('#add');
    if (url.startsWith(partner.origin)) await add.click();
    const widget = page.locator('[data-pantau-theme]').first();
    await expect(widget.getByText('Langsung', { exact: true })).toBeVisible();
    return widget;
  };
  const accents = (page: Page): Promise<string[]> =>
    page.evaluate(() => [...new Set(window.accents)]);

  for (const site of pages) {
    await show(site);
    await expect
      .poll(() => accents(site.page), { message: 'the first visit' })
      .toEqual(['#2f47d0', '#8a2b6a']);
  }
  // The brand cannot be read any more.
  await context.route('**/api/company/branding', () => undefined);
  for (const site of pages) {
    await show(site);
    expect(await accents(site.page), 'the second visit').toEqual(['#8a2b6a']);
  }
  const [, react] = pages;
  await expect(react.page.getByRole('heading', { name: 'Kirana Fleet' })).toBeVisible();
  for (const site of pages) {
    await show(site, 'somebody-else');
    expect(await accents(site.page), 'another account').toEqual(['#2f47d0']);
  }
});
