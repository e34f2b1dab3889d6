import { rm } from 'node:fs/promises';
import { type Browser, type Page, chromium } from '@playwright/test';
import { launchOptions } from '../../../scripts/lib/browser.mjs';
import { at, bin, workspaceNode } from '../../../scripts/lib/paths.mjs';
import { run as runCommand } from '../../../scripts/lib/run.mjs';
import { serveWorkbench } from '../../support/workbench-server.ts';
import { figuresOf, line } from '../lib/figures.ts';

/** What designers wait for at most, on two cores. */
const BUILD_MAX_MS = 60_000;
const PAINT_MAX_MS = 1_000;
const ROUNDS = 5;

/** One story of each package, from a glyph to a whole page. */
const stories = [
  'core-primitives-severity-glyph--states',
  'alert-centre-bell--unread',
  'alert-centre-panel--live',
  'data-table-states--default',
  'sales-orders-list--columns',
  'dashboard-dashboard--everything',
  'start-composed-pages--portal-idle',
];

/** Builds with no cache of an earlier build, as after a checkout. */
async function buildCold(): Promise<number> {
  await rm(at('storybook-static'), { recursive: true, force: true });
  await rm(at('node_modules', '.cache', 'storybook'), { recursive: true, force: true });
  const started = performance.now();
  const build = [bin('storybook'), 'build', '--quiet', '--disable-telemetry'];
  const { code, output } = await runCommand(workspaceNode, build, { quiet: true });
  if (code !== 0) throw new Error(output);
  return performance.now() - started;
}

/** Time from the address of a story to the first frame that shows something of it, ms. */
async function paintOf(page: Page, origin: string, story: string): Promise<number> {
  await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story`, { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const shown = document.querySelector('#storybook-root > *');
          if (shown === null || shown.getBoundingClientRect().height === 0) {
            requestAnimationFrame(look);
            return;
          }
          // The frame after the next one begins when this one is painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        look();
      }),
  );
}

async function measurePaints(browser: Browser, origin: string): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const problems: string[] = [];
  for (const story of stories) {
    // The first time loads and compiles code.
    await paintOf(page, origin, story);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await paintOf(page, origin, story));
    const figures = figuresOf(times);
    console.log(line(story, figures));
    if (figures.p50 > PAINT_MAX_MS) problems.push(`${story} is painted after ${figures.p50} ms`);
  }
  await page.close();
  return problems;
}

export async function run(): Promise<readonly string[]> {
  const build = await buildCold();
  console.log(`cold build                         ${(build / 1_000).toFixed(1)} s`);
  const workbench = await serveWorkbench();
  const browser = await chromium.launch(launchOptions());
  try {
    const paints = await measurePaints(browser, workbench.origin);
    return build > BUILD_MAX_MS ? [`The cold build takes ${build} ms`, ...paints] : paints;
  } finally {
    await browser.close();
    workbench.close();
  }
}
