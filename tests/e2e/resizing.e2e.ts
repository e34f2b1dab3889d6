import { expect, test } from '../support/test.ts';

interface Recording {
  readonly loops: string[];
}

test('resizing the page causes no loop of size changes (CO-173)', async ({ signedIn }) => {
  const { page } = await signedIn('manager');
  await page.addInitScript(() => {
    const loops: string[] = [];
    Object.assign(window, { loops });
    window.addEventListener('error', ({ message }) => {
      if (message.includes('ResizeObserver')) loops.push(message);
    });
  });
  await page.goto('/sales-order');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  for (const [width, columns] of [
    [700, true],
    [500, false],
    [1200, true],
    [480, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    // Below 640 px, cards replace rows and columns.
    await expect
      .poll(() =>
        page
          .getByRole('columnheader')
          .count()
          .then((count) => count > 0),
      )
      .toBe(columns);
  }
  expect(await page.evaluate(() => (window as unknown as Recording).loops)).toEqual([]);
});
