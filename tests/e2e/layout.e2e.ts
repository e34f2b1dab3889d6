import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { findOverflow } from '../support/overflow.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
const settingsOf = (page: Page) => page.getByRole('dialog', { name: 'Tata letak' });

async function choose(portal: PortalPage, ...options: readonly string[]): Promise<void> {
  await portal.chooseAccountItem(/^Tata letak$/);
  for (const option of options) {
    const [group = '', name = ''] = option.split(': ');
    await settingsOf(portal.page)
      .getByRole('group', { name: group })
      .getByRole('radio', { name })
      .check({ force: true });
  }
  await portal.page.keyboard.press('Escape');
  await expect(settingsOf(portal.page)).toHaveCount(0);
  await expect(portal.account).toBeFocused();
}

test('keeps the layout across a reload and in other tabs, for the user who chose it (PO-88, SH-81)', async ({
  openPortal,
}) => {
  const portal = await openPortal();
  await portal.signIn('viewer');
  const { page } = portal;
  const other = portal.inTab(await page.context().newPage());
  await other.page.goto('/dashboard');
  await expect(menuOf(other.page)).toBeVisible();

  await choose(portal, 'Posisi menu: Atas', 'Menu samping: Berwarna', 'Bilah atas: Gelap');
  const isOnTop = (shown: Page): Promise<boolean> =>
    menuOf(shown).evaluate((menu) => menu.getBoundingClientRect().width > 900);
  expect(await isOnTop(page)).toBe(true);
  await expect.poll(() => isOnTop(other.page)).toBe(true);
  await expectAccessible(page, 'a menu at the top');
  expect(await page.evaluate(findOverflow, undefined)).toEqual([]);
  await page.reload();
  await expect(menuOf(page)).toBeVisible();
  expect(await isOnTop(page)).toBe(true);
  await menuOf(page).getByRole('link', { name: 'Laporan' }).click();
  await expect(page).toHaveURL('/report');

  // Otherwise its requests are refused once the session has ended.
  await other.page.close();
  await portal.signOut();
  await portal.signIn('manager');
  await expect(menuOf(page)).toBeVisible();
  expect(await isOnTop(page)).toBe(false);
});

test('leaves 420 px for the pinned panel in every layout (PO-88, SH-26)', async ({ signedIn }) => {
  const portal = await signedIn('manager', { viewport: { width: 1920, height: 1000 } });
  const { page } = portal;
  await expect(portal.panel).toHaveAttribute('data-display', 'pinned');
  const gap = async (): Promise<number> => {
    const main = await page.getByRole('main').boundingBox();
    const panel = await portal.panel.boundingBox();
    return (panel?.x ?? 0) - ((main?.x ?? 0) + (main?.width ?? 0));
  };
  const before = await gap();
  for (const options of [
    ['Lebar halaman: Terbatas'],
    ['Posisi menu: Atas'],
    ['Lebar halaman: Penuh'],
    ['Posisi menu: Kiri', 'Menu samping: Ringkas'],
    ['Lebar halaman: Bergulir'],
  ]) {
    await choose(portal, ...options);
    await expect.poll(gap).toBeCloseTo(before, 0);
    expect(await page.evaluate(findOverflow, undefined), options.join()).toEqual([]);
  }
});
