import { type Locator, type Page, expect } from '@playwright/test';

const MAX_STEPS = 80;

/** Presses Tab or Shift+Tab until an element has the focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MAX_STEPS} times ${key} never reached ${target}`);
}

/** A visible element of the page has the focus. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const hasVisibleFocus = (): Promise<boolean> =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.checkVisibility() === true;
    });
  await expect.poll(hasVisibleFocus, 'a visible element has the focus').toBe(true);
}
