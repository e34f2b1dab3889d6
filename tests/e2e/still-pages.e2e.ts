import { expect, test } from '../support/test.ts';

const pages = [
  ...['/dashboard', '/driverscore/', '/notification/', '/salesorder/'],
  ...['/setting/', '/settingnotification/', '/profile/'],
];

/** The browser's cumulative layout shift that still counts as good is 0.1. */
const LIMIT = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    shiftedBy?: number;
  }
}

test('moves nothing while a page that was opened by its address loads (PO-324, DS-71)', async ({
  signedIn,
}) => {
  test.slow();
  const { page } = await signedIn('manager');
  await page.addInitScript(() => {
    window.shiftedBy = 0;
    // What an entry has moved, at most: shares of the viewport's area and of its longer side, as the browser counts them.
    const movedBy = (sources: Shift['sources']): number => {
      const moves = sources.map(({ previousRect: from, currentRect: to }) => ({
        area: from.width * from.height + to.width * to.height,
        distance: Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)),
      }));
      const area = moves.reduce((sum, move) => sum + move.area, 0);
      const distance = Math.max(0, ...moves.map((move) => move.distance));
      return (area / (innerWidth * innerHeight)) * (distance / Math.max(innerWidth, innerHeight));
    };
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources, value } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        // The footer follows the content of the page, in a frame with other moves perhaps.
        const others = sources.filter(({ node }) => node?.nodeName !== 'FOOTER');
        const moved = others.length === sources.length ? value : movedBy(others);
        window.shiftedBy = (window.shiftedBy ?? 0) + moved;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const shiftedBy = await page.evaluate(() => window.shiftedBy ?? Number.NaN);
    expect.soft(shiftedBy, `of ${path}`).toBeLessThan(LIMIT);
  }
});
