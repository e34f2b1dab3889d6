import { expect, test } from '../support/test.ts';

const pages = [
  ...['/dashboard', '/driverscore/', '/notification/', '/salesorder/'],
  ...['/setting/', '/setting-notification-list', '/profile/'],
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
    /** What has moved, with its positions in px, in order. */
    shifts?: string[];
  }
}

test('moves nothing while a page that was opened by its address loads (PO-324, DS-71)', async ({
  signedIn,
}) => {
  test.slow();
  const { page } = await signedIn('manager');
  await page.addInitScript(() => {
    window.shiftedBy = 0;
    const shifts: string[] = [];
    window.shifts = shifts;
    const describe = ({ node, previousRect, currentRect }: Shift['sources'][number]): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      const [from, to] = [previousRect, currentRect].map(
        ({ x, y, width, height }) => `${x},${y} ${width}×${height}`,
      );
      return `${element?.nodeName} ${element?.getAttribute('class')}: ${from} -> ${to}`;
    };
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
        if (moved > 0) shifts.push(...others.map(describe));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const [shiftedBy, shifts] = await page.evaluate(
      () => [window.shiftedBy ?? Number.NaN, window.shifts ?? []] as const,
    );
    expect.soft(shiftedBy, `of ${path}\n${shifts.join('\n')}`).toBeLessThan(LIMIT);
  }
});

test('keeps in place what follows parts that depend on alerts (AC-854, CS-129)', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (/AlertCenter(?:Payload|Counts|FirstAlerts)/.test(body)) await answered;
    await route.continue();
  });
  await page.goto('/profile/');
  const sessions = page.locator('[data-section="sessions"]');
  await expect(sessions.getByRole('listitem').first()).toBeVisible();
  const search = page.locator('[data-search-button]').first();
  await expect(search).toBeVisible();
  const places = async () => [
    (await sessions.boundingBox())?.y,
    await search.evaluate((button) => button.getBoundingClientRect().right),
  ];
  const before = await places();
  answer();
  await portal.waitUntilLive();
  await expect(page.getByText('Pengingat 5 mnt').first()).toBeVisible();
  expect(await places()).toEqual(before);
});
