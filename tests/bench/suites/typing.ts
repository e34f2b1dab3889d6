import { fileURLToPath } from 'node:url';
import { type Browser, type Page, chromium } from '@playwright/test';
import { launchOptions } from '../../../scripts/lib/browser.mjs';
import { buildPage } from '../lib/built-page.ts';
import { figuresOf, line } from '../lib/figures.ts';
import { addBareInput, timeKeys } from '../lib/press.ts';

/** Goal for 95 of 100 keys, ms. */
const GOAL_P95_MS = 50;
/** On a slow machine the limit is this many times an empty input, in the same run. */
const MAX_TIMES_BARE = 2.5;
const STREAM_PER_SECOND = 200;
/** Rounds of both fields alternate, so that other load on the machine affects both. */
const ROUNDS = 6;
const WARM_UP = 'aaaaaaaaaa';
const KEYS = 'sudah ditelepon, segera istirahat';

const entry = fileURLToPath(new URL('../alert-center-page/main.tsx', import.meta.url));
const row = 'li[data-alert-id] > button';

/** Opens the panel and the preview of an alert that was read, so that its note can be typed. */
async function openNote(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${origin}/?read`);
  await page.locator('button[aria-expanded]').first().click();
  await page.locator(row).nth(5).click();
  await page.locator('[data-preview-window] textarea').waitFor();
  // Over a list, the pointer would hold back new alerts.
  await page.mouse.move(2, 890);
  await addBareInput(page);
  return page;
}

const stream = (page: Page, perSecond: number): Promise<void> =>
  page.evaluate((many) => window.alerts.stream(many), perSecond);

async function typeIn(page: Page, field: string, keys: string): Promise<number[]> {
  await page.locator(field).fill('');
  await page.locator(field).focus();
  return timeKeys(page, keys);
}

/**
 * Typing in the note of a preview with the panel open and a stream of alerts, compared with an empty input on
 * the same page without the stream.
 *
 * @returns figures that are worse than allowed
 */
export async function run(): Promise<string[]> {
  const built = await buildPage(entry);
  const browser = await chromium.launch(launchOptions());
  const times = { bare: [] as number[], note: [] as number[] };
  const fields = { bare: '#bare-input', note: '[data-preview-window] textarea' };
  try {
    const page = await openNote(browser, built.origin);
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const which of ['bare', 'note'] as const) {
        await stream(page, which === 'note' ? STREAM_PER_SECOND : 0);
        const measured = await typeIn(page, fields[which], round === 0 ? WARM_UP : KEYS);
        if (round > 0) times[which].push(...measured);
      }
    }
  } finally {
    await browser.close();
    built.close();
  }
  const bare = figuresOf(times.bare);
  const note = figuresOf(times.note);
  console.log(line('key to painted, empty input', bare));
  console.log(line(`key to painted, ${STREAM_PER_SECOND} alerts a second`, note));
  console.log(
    `goal p95 < ${GOAL_P95_MS} ms: ${note.p95 < GOAL_P95_MS ? 'met' : 'missed'}; ${(note.p95 / bare.p95).toFixed(1)} times an empty input`,
  );
  return note.p95 < Math.max(GOAL_P95_MS, bare.p95 * MAX_TIMES_BARE)
    ? []
    : [`95 of 100 keys in a note take up to ${note.p95.toFixed(0)} ms`];
}
