import { expectAccessible } from '../support/axe.ts';
import { codes } from '../support/codes.ts';
import { combinationsOf, uncoveredPairs } from '../support/combinations.ts';
import { createIngest } from '../support/ingest.ts';
import { overflowOf } from '../support/overflow.ts';
import { expect } from '../support/test.ts';
import { test } from './test.ts';

/** The panel in the partner's own place, and the element as its users choose. */
const displays = ['inline', 'element'] as const;

test('the combinations cover every pair of display, width, theme and language', () => {
  const all = displays.flatMap((display) => combinationsOf(displays, display));
  expect(uncoveredPairs(displays, all)).toEqual([]);
});

for (const display of displays) {
  test(`${display}: widths, themes and languages, by keyboard, with room for every word`, async ({
    widget,
    embedding,
  }) => {
    test.setTimeout(120_000);
    const theirs = await widget(`/?layout=${display === 'inline' ? 'inline' : ''}`);
    const { page, element } = theirs;
    await page.locator('#add').click();
    await expect(element).toBeVisible();
    const ingest = createIngest(embedding.pantau);
    const { imei } = await ingest.newVehicle();
    const id = await ingest.alert({ imei, alertCode: codes.urgent });
    const bell = element.getByRole('button', { name: /^(Pusat peringatan|Alert centre), / });
    const row = theirs.row(id).getByRole('button').first();

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
        await theirs.panel.getByRole('switch').focus();
        await expect(async () => {
          await page.keyboard.press('Tab');
          const isThere = await row.evaluate(
            (wanted) => (wanted.getRootNode() as ShadowRoot).activeElement === wanted,
          );
          expect(isThere).toBe(true);
        }).toPass({ intervals: [0] });
        const ring = (): Promise<string> =>
          row.evaluate((one) => getComputedStyle(one, '::after').outlineStyle);
        await expect.poll(ring, `${name}: focus of a row`).toBe('solid');
        const overflow = (): Promise<string[]> => page.evaluate(overflowOf, 'pantau-alert-center');
        await expect.poll(overflow, name).toEqual([]);
        await expectAccessible(page, name, 'pantau-alert-center');
      });
    }
  });
}
