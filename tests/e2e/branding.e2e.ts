import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { password } from '../support/users.ts';

const ACCENT = '#8a2b6a';
const MENU = 'rgb(42, 21, 38)';

/** Records the accent of every frame from now on, together with what is shown. */
const recordAccents = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const record = (): void => {
      const root = document.querySelector('[data-pantau-theme]');
      if (root !== null) {
        const accent = getComputedStyle(root).getPropertyValue('--pantau-accent');
        const shown = document.querySelector('form') === null ? 'inside' : 'sign-in';
        if (seen.at(-1) !== `${shown} ${accent}`) seen.push(`${shown} ${accent}`);
      }
      requestAnimationFrame(record);
    };
    record();
  });
const accentsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seen: string[] }).seen);

test('shows a white-label company its own brand from the first frame after the sign-in (PO-89, PO-90)', async ({
  openPortal,
}) => {
  const portal = await openPortal({ viewport: { width: 1440, height: 900 } });
  const { page } = portal;
  await recordAccents(page);
  await page.reload();
  await portal.signIn('whitelabel');
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await expect(menu).toHaveCSS('background-color', MENU);
  await expect(page.getByRole('link', { name: 'Kirana Trans' })).toBeVisible();
  await expect(page).toHaveTitle(/ · Kirana Trans$/);
  await expect(page.getByRole('contentinfo')).toContainText('Kirana Trans');
  const logo = page.locator('a img[src="/logos/kirana.svg"]');
  await expect
    .poll(() => logo.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  expect(await accentsOf(page)).toEqual(['sign-in #2f47d0', `inside ${ACCENT}`]);
  await expectAccessible(page, 'the dashboard of a white-label company');

  // The last brand of this browser is there before the session is restored, and on the sign-in page.
  await page.reload();
  await expect(portal.account).toBeVisible();
  expect(await accentsOf(page)).toEqual([`inside ${ACCENT}`]);
  await portal.signOut();
  await page.reload();
  await expect(portal.submit).toBeVisible();
  expect(await accentsOf(page)).toEqual([`sign-in ${ACCENT}`]);
  await expect(page.getByText('Kirana Trans').first()).toBeVisible();
  await expectAccessible(page, 'the sign-in page of a white-label company');

  // A user of another company gets that company's.
  await portal.signIn('manager');
  await expect(menu).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page).toHaveTitle(/ · Pantau$/);
  expect(await page.evaluate(() => localStorage.getItem('branding'))).toBeNull();
});

test('shows company 1449 its own logo and name in the colours of the product (PO-89)', async ({
  openPortal,
}) => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.email.fill('manager@company1449.pantau.example');
  await portal.password.fill(password);
  await portal.submit.click();
  await expect(portal.account).toBeVisible();
  const logo = page.locator('a img[src="/logos/lintas-nusa.svg"]');
  await expect(logo).toBeVisible();
  await expect
    .poll(() => logo.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: 'Lintas Nusa' })).toBeVisible();
});
