import { expectAccessible } from '../support/axe.ts';
import { alertCodes } from '../support/alert-codes.ts';
import { combinationsOf, uncoveredPairs } from '../support/combinations.ts';
import { createIngest } from '../support/ingest.ts';
import { findOverflow } from '../support/overflow.ts';
import { expect } from '../support/test.ts';
import { test } from './test.ts';

/** `inline`: the page sets the display; `element`: the user chooses it. */
const displays = ['inline', 'element'] as const;

test('covers every pair of display, width, theme and language', () => {
  const all = displays.flatMap((display) => combinationsOf(displays, display));
  expect(uncoveredPairs(displays, all)).toEqual([]);
});

for (const display of displays) {
  test(`${display}: fits, is accessible and works by keyboard in every width, theme and language (EM-15)`, async ({
    widget,
    embedding,
  }) => {
    test.setTimeout(120_000);
    const host = await widget(`/?display=${display === 'inline' ? 'inline' : ''}`);
    const { page, element } = host;
    await page.locator('#add').click();
    await expect(element).toBeVisible();
    const ingest = createIngest(embedding.pantau);
    const { imei } = await ingest.newVehicle();
    const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
    const bell = element.getByRole('button', { name: /^(Pusat peringatan|Alert centre), / });
    const row = host.row(id).getByRole('button').first();

    for (const { width, theme, language } of combinationsOf(displays, display)) {
      const name = `${display}, ${width} px, ${theme}, ${language}`;
      await test.step(name, async () => {
        await page.setViewportSize({ width, height: width < 640 ? 740 : 1000 });
        await page.locator('select[name="locale"]').selectOption(language, { force: true });
        await page.locator('select[name="theme"]').selectOption(theme, { force: true });
        if (display === 'element') {
          await expect(bell).toBeVisible();
          if ((await bell.getAttribute('aria-expanded')) === 'false') {
            await bell.focus();
            await page.keyboard.press('Enter');
          }
        }
        await expect(row).toBeVisible();
        await host.panel.getByRole('switch').focus();
        await expect(async () => {
          await page.keyboard.press('Tab');
          const focused = await row.evaluate(
            (element) => (element.getRootNode() as ShadowRoot).activeElement === element,
          );
          expect(focused).toBe(true);
        }).toPass({ intervals: [0] });
        const ring = (): Promise<string> =>
          row.evaluate((element) => getComputedStyle(element, '::after').outlineStyle);
        await expect.poll(ring, `${name}: focus ring of a row`).toBe('solid');
        const overflow = (): Promise<string[]> =>
          page.evaluate(findOverflow, 'pantau-alert-center');
        await expect.poll(overflow, name).toEqual([]);
        await expectAccessible(page, name, 'pantau-alert-center');
      });
    }
  });
}
