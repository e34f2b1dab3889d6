import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../../scripts/lib/browser.mjs';
import { ensurePortal } from '../../../scripts/lib/ensure-portal.mjs';
import { alertCodes } from '../../support/alert-codes.ts';
import { createIngest } from '../../support/ingest.ts';
import { PortalPage } from '../../support/portal-page.ts';
import { startServer } from '../../support/server.ts';
import { startBareServer } from '../lib/bare-socket.ts';
import { figuresOf, line } from '../lib/figures.ts';
import { paintedAt, watchPaints } from '../lib/painted.ts';

/** Goal of the product: 95 of 100 alerts are on the screen within this. */
const GOAL_P95_MS = 300;
/** How many times slower than a bare socket the median may be; it was 3 when this was written. */
const MOST_TIMES_BARE = 10;
const WARM_UP = 10;
const ALERTS = 120;

const now = (): number => performance.timeOrigin + performance.now();

async function openPage(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await watchPaints(page);
  return page;
}

/** @param post sends number `index` and gives the id of its row */
async function measure(
  page: Awaited<ReturnType<typeof openPage>>,
  post: (index: number) => Promise<string>,
): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + ALERTS; index += 1) {
    const start = now();
    const id = await post(index);
    const time = (await paintedAt(page, id)) - start;
    if (index >= WARM_UP) times.push(time);
  }
  return times;
}

async function measureBare(browser: Browser): Promise<number[]> {
  const server = await startBareServer();
  try {
    const page = await openPage(browser);
    await page.goto(server.origin);
    await page.waitForFunction(() => document.readyState === 'complete');
    await server.hasSocket();
    return await measure(page, async (index) => {
      const id = `bare-${index}`;
      await fetch(server.origin, { method: 'POST', body: id });
      return id;
    });
  } finally {
    server.close();
  }
}

async function measurePortal(browser: Browser): Promise<number[]> {
  const server = await startServer();
  try {
    const ingest = createIngest(server);
    const page = await openPage(browser);
    await page.goto(server.origin);
    const portal = new PortalPage(page);
    await portal.signIn('manager');
    await portal.waitUntilLive();
    const { imei } = await ingest.newVehicle();
    return await measure(page, (index) =>
      ingest.alert({ imei, alertCode: index % 2 === 0 ? alertCodes.urgent : alertCodes.important }),
    );
  } finally {
    await server.dispose();
  }
}

/**
 * From the POST of an alert to its row painted in Chromium: device → ingest → rules → database → socket →
 * list → screen. Beside it a bare socket in the same browser, so that the machine's own pace is known.
 *
 * @returns what is worse than allowed
 */
export async function run(): Promise<string[]> {
  await ensurePortal();
  const browser = await chromium.launch(launchOptions());
  try {
    const bare = figuresOf(await measureBare(browser));
    const portal = figuresOf(await measurePortal(browser));
    const times = portal.p50 / bare.p50;
    console.log(line('bare socket', bare));
    console.log(line('portal', portal));
    console.log(`portal to bare socket, p50: ${times.toFixed(1)} times`);
    console.log(`goal p95 < ${GOAL_P95_MS} ms: ${portal.p95 < GOAL_P95_MS ? 'met' : 'missed'}`);
    return times > MOST_TIMES_BARE
      ? [`the portal takes ${times.toFixed(1)} times as long as a bare socket`]
      : [];
  } finally {
    await browser.close();
  }
}
