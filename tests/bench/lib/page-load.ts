import type { BrowserContext, CDPSession, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { slowDown } from './page-figures.ts';
import { readPage, waitForSelector } from './read-page.ts';

/** The main thread is free once it had no task over 50 ms for this long. */
const QUIET_MS = 3_000;

export interface PageLoad {
  /** First contentful paint, ms. */
  readonly paintedAt: number;
  /** Time to interactive: end of the last task over 50 ms before the main thread is free, ms. */
  readonly interactiveAt: number;
  /** Cumulative layout shift without a user's input. */
  readonly layoutShift: number;
  /** Everything loaded until then, gzipped, bytes. */
  readonly bytes: number;
}

declare global {
  interface Window {
    pageLoad?: { painted: number; lastLongTask: number; layoutShift: number };
  }
}

function watchPage(): void {
  const state = { painted: 0, lastLongTask: 0, layoutShift: 0 };
  window.pageLoad = state;
  new PerformanceObserver((list) => {
    state.painted = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? state.painted;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      state.lastLongTask = Math.max(state.lastLongTask, startTime + duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    const shifts = list.getEntries() as (PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    })[];
    for (const { value, hadRecentInput } of shifts) {
      if (!hadRecentInput) state.layoutShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Gzipped size of a response as a server with compression sends it. */
async function sizeOf(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const isCompressed = /font|image|video/.test(response.headers()['content-type'] ?? '');
  return isCompressed ? body.length : gzipSync(body).length;
}

/**
 * Opens an address with a slowed CPU and an empty cache, and waits until the main thread is free.
 *
 * @param rate slows down the CPU by this factor
 * @param selector of an element that the page has once it shows what its user came for
 */
export async function measureLoad(
  context: BrowserContext,
  address: string,
  rate: number,
  selector: string,
): Promise<PageLoad> {
  const page = await context.newPage();
  const cdp: CDPSession = await context.newCDPSession(page);
  await page.addInitScript(watchPage);
  await slowDown(cdp, rate);
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => void sizes.push(sizeOf(response)));
  await page.goto(address);
  await waitForSelector(cdp, selector);
  const { painted, lastLongTask, layoutShift } = await readPage<NonNullable<Window['pageLoad']>>(
    cdp,
    `(({ painted, lastLongTask }) =>
      painted > 0 && performance.now() - Math.max(painted, lastLongTask) > ${QUIET_MS}
        ? window.pageLoad
        : null)(window.pageLoad)`,
  );
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return {
    paintedAt: painted,
    interactiveAt: Math.max(painted, lastLongTask),
    layoutShift,
    bytes,
  };
}
