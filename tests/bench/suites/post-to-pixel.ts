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

/** Goals: 95 of 100 alerts on the screen within this, at this ratio of the medians to a bare socket. */
const GOAL_P95_MS = 300;
const GOAL_TIMES_BARE = 2;
/** Highest allowed ratio of the medians; 3.0 was measured on an idle machine. */
const MAX_TIMES_BARE = 4;
const WARM_UP = 10;
const ALERTS = 120;

const now = (): number => performance.timeOrigin + performance.now();

async function openPage(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await watchPaints(page);
  return page;
}

/** @param post sends an alert and returns the id of its row */
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
    // Repeats on one vehicle would share a row (AC-730).
    const imeis: string[] = [];
    while (imeis.length < WARM_UP + ALERTS) imeis.push((await ingest.newVehicle()).imei);
    return await measure(page, (index) =>
      ingest.alert({
        imei: imeis[index] ?? '',
        alertCode: index % 2 === 0 ? alertCodes.urgent : alertCodes.important,
      }),
    );
  } finally {
    await server.dispose();
  }
}

/**
 * From the POST of an alert to its row painted in Chromium: device → ingest → rules → database → socket →
 * list → screen, compared with a bare socket in the same browser.
 *
 * @returns figures that are worse than allowed
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
    console.log(
      `portal to bare socket, p50: ${times.toFixed(1)} times, goal ${GOAL_TIMES_BARE}: ${times <= GOAL_TIMES_BARE ? 'met' : 'missed'}`,
    );
    console.log(`goal p95 < ${GOAL_P95_MS} ms: ${portal.p95 < GOAL_P95_MS ? 'met' : 'missed'}`);
    return times > MAX_TIMES_BARE
      ? [`the portal takes ${times.toFixed(1)} times as long as a bare socket`]
      : [];
  } finally {
    await browser.close();
  }
}
