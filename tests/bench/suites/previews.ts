import { fileURLToPath } from 'node:url';
import { type Browser, type CDPSession, type Page, chromium } from '@playwright/test';
import { launchOptions } from '../../../scripts/lib/browser.mjs';
import { at } from '../../../scripts/lib/paths.mjs';
import { buildPage } from '../lib/built-page.ts';
import { watchContexts } from '../lib/contexts.ts';
import { figuresOf } from '../lib/figures.ts';
import { frameWork } from '../lib/longest-task.ts';
import { frameTimes, heapOf } from '../lib/page-figures.ts';

const PREVIEWS = 9;
const MAX_LIVE_MAPS = 3;
const STREAM_PER_SECOND = 50;
/** Rounds without and with previews alternate, so that other load on the machine affects both. */
const ROUNDS = 7;
const ROUND_MS = 4_000;
const MAX_TIMES_WITHOUT = 1.2;
const IDLE_MS = 5_000;
const OPENINGS = 100;
/** The first openings load and compile code. */
const WARM_UPS = 10;
const HEAP_GROWTH_BYTES = 5 * 1024 * 1024;

const entry = fileURLToPath(new URL('../previews-page/main.tsx', import.meta.url));
const workers = ['maplibre-gl-worker.mjs', 'maplibre-gl-shared.mjs'].map((name) =>
  at('node_modules', 'maplibre-gl', 'dist', name),
);
const row = 'li[data-alert-id] > button';
const preview = '[data-preview-window]';
const mapIn = (phase: string): string => `${preview} [data-phase="${phase}"]`;
const patient = { timeout: 60_000 };

interface Opened {
  readonly page: Page;
  readonly cdp: CDPSession;
}

async function openList(browser: Browser, origin: string): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await watchContexts(page);
  await page.goto(origin);
  await page.locator('button[aria-expanded]').first().click();
  await page.locator(row).nth(PREVIEWS).waitFor({ state: 'attached' });
  await page.mouse.move(2, 890);
  return { page, cdp: await context.newCDPSession(page) };
}

/** Clicks rows, even those that a preview covers. */
const open = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    ([selector, many]) => {
      for (const one of [...document.querySelectorAll<HTMLElement>(selector)].slice(0, many)) {
        one.click();
      }
    },
    [row, count] as const,
  );

async function openAll(page: Page): Promise<void> {
  await open(page, PREVIEWS);
  await page
    .locator(preview)
    .nth(PREVIEWS - 1)
    .waitFor(patient);
  await page.waitForFunction(
    ([live, still, most, others]) =>
      document.querySelectorAll(live).length === most &&
      document.querySelectorAll(still).length === others,
    [mapIn('live'), mapIn('still'), MAX_LIVE_MAPS, PREVIEWS - MAX_LIVE_MAPS] as const,
    patient,
  );
  await untilDrawn(page);
}

async function closeAll(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    for (const one of document.querySelectorAll<HTMLElement>(selector)) one.click();
  }, `${preview} button[aria-label="Tutup"]`);
  await page.waitForFunction((selector) => document.querySelector(selector) === null, preview);
}

const draws = (page: Page): Promise<number> => page.evaluate(() => window.webgl?.draws ?? 0);
const alive = (page: Page): Promise<number> => page.evaluate(() => window.webgl?.alive() ?? 0);
const most = (page: Page): Promise<number> => page.evaluate(() => window.webgl?.most ?? 0);

/** Waits until the maps draw no more. */
async function untilDrawn(page: Page): Promise<void> {
  for (let before = -1, now = await draws(page); now !== before;) {
    before = now;
    await frameTimes(page, 500);
    now = await draws(page);
  }
}

const stream = (page: Page, perSecond: number): Promise<void> =>
  page.evaluate((many) => window.alerts.stream(many), perSecond);

const median = (values: readonly number[]): number => figuresOf(values).p50;

interface Rounds {
  /** p95 of the times between frames, of each round. */
  readonly frames: number[];
  /** p95 of the processor time of a frame, of each round. */
  readonly work: number[];
}

/** Frames while alerts arrive, without previews and with nine of them. */
async function measureStream(browser: Browser, origin: string): Promise<string[]> {
  const { page } = await openList(browser, origin);
  const measured: Readonly<Record<'without' | 'with', Rounds>> = {
    without: { frames: [], work: [] },
    with: { frames: [], work: [] },
  };
  const round = async (which: 'without' | 'with'): Promise<void> => {
    if (which === 'with') await openAll(page);
    await stream(page, STREAM_PER_SECOND);
    await frameTimes(page, 500);
    measured[which].frames.push(figuresOf(await frameTimes(page, ROUND_MS)).p95);
    const work = await frameWork(browser, page, () => frameTimes(page, ROUND_MS / 2));
    measured[which].work.push(figuresOf(work).p95);
    await stream(page, 0);
    if (which === 'with') await closeAll(page);
  };
  // Loads and compiles code.
  await openAll(page);
  await closeAll(page);
  for (let index = 0; index < ROUNDS; index += 1) {
    await round('without');
    await round('with');
  }
  const contexts = await most(page);
  await page.context().close();
  const ratioOf = (what: keyof Rounds, name: string): number => {
    const [without, together] = [median(measured.without[what]), median(measured.with[what])];
    const ratio = together / without;
    console.log(
      `${name}: p95 ${without.toFixed(1)} ms without previews, ${together.toFixed(1)} ms with ${PREVIEWS}: ${ratio.toFixed(2)} times, goal ${MAX_TIMES_WITHOUT}: ${ratio <= MAX_TIMES_WITHOUT ? 'met' : 'missed'}`,
    );
    return ratio;
  };
  console.log(`${STREAM_PER_SECOND} alerts a second, medians of ${ROUNDS} rounds each`);
  const ratios = [
    ratioOf('frames', 'from frame to frame'),
    ratioOf('work', 'processor time of a frame'),
  ];
  console.log(`WebGL contexts, at most at one time: ${contexts}, goal ${MAX_LIVE_MAPS}`);
  return [
    // Frame times are whole frames and depend on other load: only both figures together show a slower list.
    ...(ratios.every((ratio) => ratio > MAX_TIMES_WITHOUT)
      ? [`with ${PREVIEWS} previews frames take ${Math.min(...ratios).toFixed(2)} times as long`]
      : []),
    ...(contexts > MAX_LIVE_MAPS ? [`${contexts} WebGL contexts are alive at one time`] : []),
  ];
}

/** The maps, while nothing happens. */
async function measureIdle(browser: Browser, origin: string): Promise<string[]> {
  const { page } = await openList(browser, origin);
  await openAll(page);
  const before = await draws(page);
  await frameTimes(page, IDLE_MS);
  const idle = (await draws(page)) - before;
  // A new alert changes the list, but no map.
  await stream(page, STREAM_PER_SECOND);
  await frameTimes(page, IDLE_MS);
  await stream(page, 0);
  const busy = (await draws(page)) - before - idle;
  const contexts = await alive(page);
  await page.context().close();
  console.log(
    `${PREVIEWS} previews, ${contexts} WebGL contexts: ${idle} drawings by maps in ${IDLE_MS / 1_000} idle s, ${busy} while alerts arrive (${before} before)`,
  );
  return [
    ...(before === 0 ? ['the maps have drawn nothing at all'] : []),
    ...(idle + busy > 0 ? [`idle maps draw ${idle + busy} times`] : []),
    ...(contexts > MAX_LIVE_MAPS ? [`${contexts} WebGL contexts are alive`] : []),
  ];
}

/** Previews with maps, opened and closed one after the other. */
async function measureRounds(browser: Browser, origin: string): Promise<string[]> {
  const { page, cdp } = await openList(browser, origin);
  const round = async (): Promise<void> => {
    await open(page, 1);
    await page.locator(mapIn('live')).first().waitFor(patient);
    await closeAll(page);
  };
  for (let index = 0; index < WARM_UPS; index += 1) await round();
  const before = await heapOf(cdp);
  for (let index = 0; index < OPENINGS; index += 1) await round();
  const growth = (await heapOf(cdp)) - before;
  const contexts = await alive(page);
  const contextsMost = await most(page);
  await page.context().close();
  console.log(
    `${OPENINGS} times opened and closed: ${contexts} WebGL contexts left (at most ${contextsMost} at one time), heap ${(growth / 1024).toFixed(0)} kB more, goal ${HEAP_GROWTH_BYTES / 1024} kB: ${growth <= HEAP_GROWTH_BYTES ? 'met' : 'missed'}`,
  );
  return [
    ...(contexts > 0 ? [`${contexts} WebGL contexts are left`] : []),
    ...(growth > HEAP_GROWTH_BYTES ? [`the heap grows by ${growth} bytes`] : []),
  ];
}

const parts = { stream: measureStream, idle: measureIdle, rounds: measureRounds } as const;

/**
 * What nine previews with maps cost: a list that is being filled, an idle page, and memory afterwards.
 *
 * @param only names of the parts to measure
 * @returns figures that are worse than allowed
 */
export async function run(
  only: readonly (keyof typeof parts)[] = ['stream', 'idle', 'rounds'],
): Promise<string[]> {
  const page = await buildPage(entry, workers);
  const browser = await chromium.launch(launchOptions());
  try {
    const problems: string[] = [];
    for (const name of only) problems.push(...(await parts[name](browser, page.origin)));
    return problems;
  } finally {
    await browser.close();
    page.close();
  }
}
