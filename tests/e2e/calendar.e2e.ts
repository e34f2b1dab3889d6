import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** Opens the filters of the sales orders and there the calendar of the first date field. */
async function openCalendar(page: Page): Promise<Locator> {
  await page.goto('/sales-order');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page
    .getByRole('button', { name: /^Kalender untuk/ })
    .first()
    .click();
  const calendar = page.getByRole('dialog', { name: /^Kalender untuk/ });
  await expect(calendar).toBeVisible();
  return calendar;
}

const styleTags = (page: Page): Promise<number> => page.locator('style').count();

test('the calendar of a filter works under the portal’s policy, without a style tag (CO-163, CO-170)', async ({
  signedIn,
}) => {
  const { page } = await signedIn('manager');
  const before = await styleTags(page);
  const calendar = await openCalendar(page);
  expect(await styleTags(page)).toBe(before);
  // The lazily loaded style sheet is applied.
  await expect(calendar.getByRole('grid')).toHaveCSS('table-layout', 'fixed');
  const today = calendar.getByRole('button', { name: /^Hari ini,/ });
  await expect(today).toBeFocused();
  await expectAccessible(page, 'calendar');
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Kalender untuk/ }).first()).toBeFocused();
});

test('on a phone its targets have 44 px, and it fits (CO-168)', async ({ signedIn }) => {
  const viewport = { width: 360, height: 740 };
  const { page } = await signedIn('manager', { viewport, hasTouch: true, isMobile: true });
  const panel = page.getByRole('dialog', { name: 'Pusat peringatan' });
  await panel.press('Escape');
  await expect(panel).toHaveCount(0);
  const calendar = await openCalendar(page);
  await expect
    .poll(() => calendar.evaluate((element) => element.getBoundingClientRect().right))
    .toBeLessThanOrEqual(352);
  const sizes = await calendar.locator('button, select').evaluateAll((targets) =>
    targets.map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
});
