import { expectAccessible } from '../support/axe.ts';
import { alertCodes } from '../support/alert-codes.ts';
import { type Combination, combinationsOf, uncoveredPairs } from '../support/combinations.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

const displays = ['popup', 'pinned', 'detached'] as const;

/** The layout that results from the chosen display at a page width. */
function expectedLayout({ display, width }: Combination<(typeof displays)[number]>): string {
  if (width < 640) return 'sheet';
  return display === 'pinned' && width < 1024 ? 'popup' : display;
}

const languages = { id: /^(Indonesia|Indonesian)$/, en: /^(Inggris|English)$/ } as const;

/** The focused element has a focus ring, its own or that of a pseudo-element. */
const hasFocusRing = (portal: PortalPage): Promise<boolean> =>
  portal.page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return false;
    const isRing = (style: CSSStyleDeclaration): boolean =>
      style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    return [undefined, '::before', '::after'].some((pseudo) =>
      isRing(getComputedStyle(activeElement, pseudo)),
    );
  });

test('covers every pair of display, width, theme and language', () => {
  const all = displays.flatMap((display) => combinationsOf(displays, display));
  expect(uncoveredPairs(displays, all)).toEqual([]);
});

for (const display of displays) {
  test(`${display}: fits, is accessible and works by keyboard in every width, theme and language (PO-37)`, async ({
    signedIn,
    ingest,
  }) => {
    test.setTimeout(120_000);
    const portal = await signedIn('manager');
    const { page } = portal;
    const { imei } = await ingest.newVehicle();
    const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
    await portal.showAs(display);
    for (const combination of combinationsOf(displays, display)) {
      const { width, theme, language } = combination;
      const name = `${display}, ${width} px, ${theme}, ${language}`;
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: width < 640 ? 740 : 900 });
        await portal.closePanelIfSheet();
        await portal.chooseAccountItem(languages[language]);
        await expect(page.locator('html')).toHaveAttribute('lang', language);

        await portal.tabTo(portal.bell, 'Shift+Tab');
        await expect.poll(() => hasFocusRing(portal)).toBe(true);
        await portal.waitUntilStable();
        if ((await portal.bellExpanded()) === 'false') await page.keyboard.press('Enter');
        await expect(portal.panel).toHaveAttribute('data-display', expectedLayout(combination));
        await expect(portal.row(id)).toBeVisible();
        const row = portal.row(id).getByRole('button').first();
        await portal.tabTo(row);
        await expect.poll(() => hasFocusRing(portal), `${name}: focus ring of a row`).toBe(true);
        await portal.expectNoOverflow(name);
        await expectAccessible(page, name);

        // Selecting the alert shows the bulk bar.
        await page.keyboard.press('x');
        await expect(portal.bulkBar).toBeVisible();
        await portal.expectNoOverflow(`${name}, selected`);
        await expectAccessible(page, `${name}, selected`, '[data-bulk]');
        await page.keyboard.press('x');
        await expect(portal.bulkBar).toBeHidden();
      });
    }
  });
}
