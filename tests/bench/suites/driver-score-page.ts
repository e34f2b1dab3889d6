import { type Browser, type Page, chromium } from '@playwright/test';
import { launchOptions } from '../../../scripts/lib/browser.mjs';
import { ensurePortal } from '../../../scripts/lib/ensure-portal.mjs';
import { PortalPage } from '../../support/portal-page.ts';
import { type Server, startServer } from '../../support/server.ts';
import { createStorageState } from '../../support/storage-state.ts';
import { figuresOf, line } from '../lib/figures.ts';
import { slowDown } from '../lib/page-figures.ts';
import { readPage } from '../lib/read-page.ts';
import { measureLoad } from '../lib/page-load.ts';

const SLOW_CPU = 4;
const VISITS = 5;
/** Goal: the page reacts within this after the user chose it in the menu. */
const GOAL_MS = 1_000;
/** The main thread is free once it had no task over 50 ms for this long. */
const QUIET_MS = 2_000;

const openContext = async (browser: Browser, server: Server) =>
  browser.newContext({
    baseURL: server.origin,
    locale: 'id-ID',
    viewport: { width: 1440, height: 900 },
    storageState: await createStorageState(server.origin, 'manager'),
  });

/** A row of the table with its link. */
const ROWS = '[role="grid"] a';

const shown = async (page: Page): Promise<void> => {
  await page.locator(ROWS).first().waitFor();
};

/** From the press on the menu's entry to the end of the last long task, as far as the table has rows; ms. */
async function navigate(browser: Browser, server: Server, isFirst: boolean): Promise<number> {
  const context = await openContext(browser, server);
  const page = await context.newPage();
  const portal = new PortalPage(page);
  await portal.openSignedIn('manager');
  await portal.waitUntilLive();
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Skor pengemudi' }).first();
  if (!isFirst) {
    await entry.click();
    await shown(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Dasbor' }).first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  const cdp = await context.newCDPSession(page);
  await slowDown(cdp, SLOW_CPU);
  await page.evaluate((rows) => {
    const figures = { start: 0, rows: 0, longTask: 0 };
    Object.assign(window, { scoreFigures: figures });
    addEventListener('click', (event) => (figures.start ||= event.timeStamp), true);
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        figures.longTask = Math.max(figures.longTask, startTime + duration);
      }
    }).observe({ type: 'longtask' });
    // Not in every frame: that would take the page a tenth of its time.
    new MutationObserver((_, observer) => {
      if (document.querySelector(rows) === null) return;
      figures.rows = performance.now();
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  }, ROWS);
  await entry.click();
  const took = await readPage<number>(
    cdp,
    `(({ start, rows, longTask }) =>
      rows > 0 && performance.now() - Math.max(rows, longTask) > ${QUIET_MS}
        ? Math.max(rows, longTask) - start
        : null)(window.scoreFigures)`,
  );
  await context.close();
  return took;
}

/**
 * How long the overview of driver scores takes to react on a slow device: opened from the menu for the first time in a
 * new profile, again, and by its address. Figures are printed only; how they compare depends on the machine.
 */
export async function run(): Promise<string[]> {
  await ensurePortal();
  const server = await startServer();
  const browser = await chromium.launch(launchOptions());
  try {
    // The first visit of all also starts what the browser and the server keep warm for every later user.
    const cold = await navigate(browser, server, true);
    const times = { first: [] as number[], again: [] as number[], direct: [] as number[] };
    for (let visit = 0; visit < VISITS; visit += 1) {
      times.first.push(await navigate(browser, server, true));
      times.again.push(await navigate(browser, server, false));
      const context = await openContext(browser, server);
      const { interactiveAt } = await measureLoad(context, '/driverscore/', SLOW_CPU, ROWS);
      times.direct.push(interactiveAt);
      await context.close();
    }
    const first = figuresOf(times.first);
    console.log(`from the menu at CPU ×4, browser and server just started: ${cold.toFixed(0)} ms`);
    console.log(line('from the menu at CPU ×4', first));
    console.log(line('from the menu again at CPU ×4', figuresOf(times.again)));
    console.log(line('by its address at CPU ×4', figuresOf(times.direct)));
    console.log(`goal from the menu < ${GOAL_MS} ms: ${first.p95 < GOAL_MS ? 'met' : 'missed'}`);
    return [];
  } finally {
    await browser.close();
    await server.dispose();
  }
}
