import { fileURLToPath } from 'node:url';
import { type Browser, type Page, chromium } from '@playwright/test';
import { launchOptions } from '../../../scripts/lib/browser.mjs';
import { buildPage } from '../lib/built-page.ts';
import { profileStep } from '../lib/cpu-profile.ts';
import { figuresOf, line } from '../lib/figures.ts';
import { frameWork } from '../lib/longest-task.ts';
import { frameTimes } from '../lib/page-figures.ts';

const PER_SECOND = 200;
/** So few that many of the listed alerts repeat another one. */
const VEHICLES = 10;
/** Finds two thirds of the alerts. */
const SEARCH = 'tol';
const WARM_UP_MS = 10_000;
const IDLE_MS = 5_000;
const STREAM_MS = 30_000;
const TRACE_MS = 8_000;
const FRAME_P95_MS = 17;
/** On a machine that cannot paint an idle page in time the limit is this many times an idle frame. */
const MAX_TIMES_IDLE = 1.1;
/** `PANTAU_BENCH_PROFILE=60` also prints as many of the functions in which the page spends its time. */
const PROFILED = Number(process.env['PANTAU_BENCH_PROFILE'] ?? 0);

const entry = fileURLToPath(new URL('../alert-center-page/main.tsx', import.meta.url));
const row = '[data-alert-id]';
const stack = '[data-stack]';

/** Opens the panel, whose 120 unresolved alerts are more than those from which repeats share a row. */
async function openPanel(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${origin}/?vehicles=${VEHICLES}`);
  // The lists are loaded.
  await page.waitForFunction(() => /\d/.test(document.querySelector('#root')?.textContent ?? ''));
  await page.locator('button[aria-expanded]').first().click();
  await page.locator(row).first().waitFor({ state: 'attached' });
  return page;
}

/** Types a search, and waits until the lists are those of the search. */
async function search(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.locator('[data-alert-search]').waitFor();
  await page.keyboard.type(SEARCH);
  await page.locator('[data-alert-search]').press('Enter');
  // The lists hold back new alerts while the user types.
  await page.locator('[data-alert-search]').blur();
  await page.locator(row).first().waitFor({ state: 'attached' });
}

const stream = (page: Page, perSecond: number): Promise<void> =>
  page.evaluate((many) => window.alerts.stream(many), perSecond);

async function measure(browser: Browser, origin: string, isSearching: boolean): Promise<string[]> {
  const page = await openPanel(browser, origin);
  if (isSearching) await search(page);
  // Over a list, the pointer would hold back new alerts.
  await page.mouse.move(2, 890);
  const idle = figuresOf(await frameTimes(page, IDLE_MS));
  await stream(page, PER_SECOND);
  await page.locator(stack).first().waitFor({ state: 'attached' });
  await frameTimes(page, WARM_UP_MS);
  const frames = figuresOf(await frameTimes(page, STREAM_MS));
  const work = figuresOf(await frameWork(browser, page, () => page.waitForTimeout(TRACE_MS)));
  const name = isSearching ? 'stacks and a search' : 'stacks';
  if (PROFILED > 0) {
    const cdp = await page.context().newCDPSession(page);
    const entries = await profileStep(cdp, () => page.waitForTimeout(TRACE_MS));
    for (const { name: called, self, total } of entries.slice(0, PROFILED))
      console.log(
        `${total.toFixed(0).padStart(7)} ms ${self.toFixed(0).padStart(7)} own  ${called}`,
      );
  }
  await page.context().close();
  const most = Math.max(FRAME_P95_MS, idle.p95 * MAX_TIMES_IDLE);
  console.log(line(`frames, idle, ${name}`, idle));
  console.log(line(`frames, ${PER_SECOND}/s, ${name}`, frames));
  console.log(line('  CPU time of the page per frame', work));
  console.log(
    `goal p95 <= ${FRAME_P95_MS} ms: ${frames.p95 <= FRAME_P95_MS ? 'met' : 'missed'} (${frames.p95.toFixed(1)} ms)`,
  );
  return frames.p95 > most
    ? [`${name}: 95 of 100 frames take up to ${frames.p95.toFixed(1)} ms`]
    : [];
}

/**
 * The panel during a stream of alerts in which repeats share rows, with and without a search.
 *
 * @returns figures that are worse than allowed
 */
export async function run(): Promise<string[]> {
  const page = await buildPage(entry, [], PROFILED === 0);
  const browser = await chromium.launch(launchOptions());
  try {
    return [
      ...(await measure(browser, page.origin, false)),
      ...(await measure(browser, page.origin, true)),
    ];
  } finally {
    await browser.close();
    page.close();
  }
}
