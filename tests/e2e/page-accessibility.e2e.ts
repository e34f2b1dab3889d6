import { expectAccessible } from '../support/axe.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

/** Every page that a manager has, and how the page of one of its rows begins. */
const paths: readonly { readonly path: string; readonly row?: string }[] = [
  { path: '/dashboard' },
  { path: '/notification', row: '/notification/' },
  { path: '/sales-order', row: '/sales-order/' },
  { path: '/sales-order/create' },
  { path: '/setting-notification-list', row: '/setting-notification-list/' },
  { path: '/setting-notification-list/create' },
  { path: '/driverscore', row: '/driverscore/' },
  { path: '/setting' },
  { path: '/liveview' },
  { path: '/controltower-2' },
  { path: '/route' },
  { path: '/fleet-task-instant/7' },
  { path: '/notification-log' },
  { path: '/no-such-page' },
];

async function open(portal: PortalPage, path: string): Promise<void> {
  // Leaving a form by the address alone would be no navigation of the router.
  await portal.page.goto(path);
  const content = portal.page.getByRole('main');
  await expect(content.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(content.locator('[aria-busy="true"]'), path).toHaveCount(0);
}

async function check(portal: PortalPage, path: string): Promise<void> {
  await expectAccessible(portal.page, path);
  await portal.expectNoOverflow(path);
}

const appearances =
  process.env.PANTAU_FULL === '1'
    ? (['id light', 'id dark', 'en light', 'en dark'] as const)
    : (['id light', 'en dark'] as const);

for (const appearance of appearances) {
  const [language, theme] = appearance.split(' ') as ['id' | 'en', 'light' | 'dark'];
  test(`every page meets WCAG 2.2 AA: ${language}, ${theme} (PO-175)`, async ({ signedIn }) => {
    test.slow();
    const portal = await signedIn('manager', { colorScheme: theme });
    if (language === 'en') await portal.chooseAccountItem(/^(Inggris|English)$/);
    await expect(portal.page.locator('html')).toHaveAttribute('lang', language);
    for (const { path, row } of paths) {
      await open(portal, path);
      await check(portal, path);
      if (row === undefined) continue;
      const first = portal.page
        .getByRole('main')
        .locator(`a[href^="${row}"]:not([href$="create"])`);
      const href = await first.first().getAttribute('href');
      expect(href, `a row of ${path}`).not.toBeNull();
      await open(portal, href ?? row);
      await check(portal, href ?? row);
    }
  });
}
