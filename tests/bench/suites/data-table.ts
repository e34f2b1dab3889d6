import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type CDPSession, type Page, chromium } from '@playwright/test';
import { launchOptions } from '../../../scripts/lib/browser.mjs';
import { at } from '../../../scripts/lib/paths.mjs';
import { run as runCommand } from '../../../scripts/lib/run.mjs';
import { buildCase } from '../data-table/build-case.mjs';
import { figuresOf } from '../lib/figures.ts';

/** The interface of `cases/page.mjs` in the page. */
interface TableBench {
  make(count: number): void;
  mount(): Promise<number>;
  sort(key: string): Promise<number>;
  hide(): Promise<number>;
  show(): Promise<number>;
  reorder(): Promise<number>;
  selectAll(): Promise<number>;
  /** ms for each further character of a search in all columns; `null` if the table has no such search. */
  search(): Promise<readonly number[] | null>;
  nodes(): number;
  scroll(frames: number, step: number): Promise<Run>;
  updates(ms: number): Promise<Run & { readonly ticks: number }>;
}

interface Run {
  readonly deltas: readonly number[];
  readonly longTasks: number;
  readonly blank?: number;
}

declare global {
  interface Window {
    bench?: TableBench;
  }
}

type Measures = Record<string, number>;

const list = (name: string, otherwise: string): readonly string[] =>
  (process.env[name] ?? otherwise).split(',').filter((one) => one !== '');

const tables = ['pantau', 'ag-grid', 'mui', 'plain'];
const only = list('BENCH_ONLY', tables.join());
/** Long enough for a p95 of 120 frames. */
const updateMs = Number(process.env['BENCH_UPDATE_MS'] ?? 2_000);
const SCROLL_FRAMES = 120;
const SCROLL_STEP = 220;

/** Rows and CPU slowdown that are measured, and how often. */
interface Case {
  readonly rows: number;
  readonly slowdown: number;
  readonly rounds: number;
}

const numbers = (name: string, otherwise: string): readonly number[] =>
  list(name, otherwise).map(Number);

/** What the suite asserts and its lines rest on are medians of three rounds; the rest is measured once. */
const usualCases: readonly Case[] = [
  { rows: 1_000, slowdown: 1, rounds: 1 },
  { rows: 10_000, slowdown: 1, rounds: 3 },
  { rows: 100_000, slowdown: 1, rounds: 3 },
  { rows: 10_000, slowdown: 4, rounds: 1 },
];
const chosenCases = (): readonly Case[] =>
  numbers('BENCH_CPU', '1').flatMap((slowdown) =>
    numbers('BENCH_ROWS', '10000,100000').map((rows) => ({
      ...{ rows, slowdown },
      rounds: Number(process.env['BENCH_ROUNDS'] ?? 3),
    })),
  );
const isChosen = ['BENCH_ROWS', 'BENCH_CPU', 'BENCH_ROUNDS'].some((name) => name in process.env);
const cases = isChosen ? chosenCases() : usualCases;
/** The lower bound, which varies little and decides nothing. */
const measuredOnce = ['plain'];

/** AG Grid's first paint of 10,000 rows in the run that the goals are stated for. */
const REFERENCE_MS = 250;

/** Goals by figure and number of rows at CPU ×1; ms unless the name says otherwise. */
const goals: Readonly<Record<string, (rows: number) => number | undefined>> = {
  'first paint': (rows) => (rows > 10_000 ? 160 : 90),
  sort: (rows) => (rows > 10_000 ? 170 : rows === 10_000 ? 55 : undefined),
  hide: () => 37,
  show: () => 37,
  reorder: () => 37,
  'select all': () => 37,
  'first search': () => 100,
  'later search': () => 100,
  'scroll frame p95': () => 20,
  'scroll main thread': () => 8,
  'blank frames': () => 0,
  'scroll long tasks': () => 0,
  'update frame p95': (rows) => (rows === 100_000 ? 18 : undefined),
  'update tick': (rows) => (rows === 100_000 ? 15 : undefined),
  'sorted update tick': (rows) => (rows === 100_000 ? 15 : undefined),
  'update long tasks': (rows) => (rows === 100_000 ? 0 : undefined),
  'heap MiB': (rows) => (rows === 100_000 ? 30 : rows === 10_000 ? 5 : undefined),
  nodes: () => 750,
};
/** Goals that are not times and do not depend on the machine. */
const absolute = ['blank frames', 'scroll long tasks', 'update long tasks', 'heap MiB', 'nodes'];
const FRAME_MS = 1_000 / 60;
/** Frames that a figure lasts at least, on any machine: goals are not scaled below them. */
const leastFrames: Readonly<Record<string, number>> = {
  ...{ hide: 2, show: 2, reorder: 2, 'select all': 2 },
  ...{ 'scroll frame p95': 1.1, 'update frame p95': 1.1 },
};
/** On any machine: highest ratio of Pantau's time to AG Grid's, at 10,000 rows and CPU ×1. */
const ratios: Readonly<Record<string, number>> = { 'first paint': 0.6, sort: 0.6 };

function serve(folders: ReadonlyMap<string, string>) {
  const types: Readonly<Record<string, string>> = {
    html: 'text/html',
    js: 'text/javascript',
    css: 'text/css',
  };
  const server = createServer((request, response) => {
    const [, name = '', file = ''] = (request.url ?? '').split('/');
    const path = `${folders.get(name) ?? ''}/${file === '' ? 'index.html' : file}`;
    response.statusCode = existsSync(path) ? 200 : 404;
    response.setHeader('content-type', types[path.split('.').pop() ?? ''] ?? 'text/plain');
    response.end(existsSync(path) ? readFileSync(path) : '');
  });
  return new Promise<{ origin: string; close(): void }>((resolve) => {
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      resolve({ origin: `http://localhost:${port}`, close: () => server.close() });
    });
  });
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

/** Busy time of the main thread so far, ms. */
async function taskTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

const inPage = <T>(page: Page, run: (bench: TableBench) => Promise<T> | T): Promise<T> =>
  page.evaluate(`(${run.toString()})(window.bench)`);

/** Measures one table of one size in a fresh page. */
async function measure(
  browser: Browser,
  address: string,
  rows: number,
  slowdown: number,
): Promise<Measures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const devtools = await page.context().newCDPSession(page);
  const found: Measures = {};
  try {
    await devtools.send('Performance.enable');
    await page.goto(address);
    await page.waitForFunction(() => window.bench !== undefined);
    await page.evaluate((count) => window.bench?.make(count), rows);
    const heapBefore = await heapOf(devtools);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    found['first paint'] = await inPage(page, (bench) => bench.mount());
    found['heap MiB'] = (await heapOf(devtools)) - heapBefore;
    found['nodes'] = await inPage(page, (bench) => bench.nodes());
    found['hide'] = await inPage(page, (bench) => bench.hide());
    found['show'] = await inPage(page, (bench) => bench.show());
    found['reorder'] = await inPage(page, (bench) => bench.reorder());

    const before = await taskTime(devtools);
    const scroll = (await page.evaluate(
      ([frames, step]) => window.bench?.scroll(frames ?? 0, step ?? 0),
      [SCROLL_FRAMES, SCROLL_STEP],
    )) as Run;
    found['scroll main thread'] = ((await taskTime(devtools)) - before) / SCROLL_FRAMES;
    found['scroll frame p95'] = figuresOf(scroll.deltas).p95;
    found['blank frames'] = scroll.blank ?? 0;
    found['scroll long tasks'] = scroll.longTasks;

    const searches = await inPage(page, (bench) => bench.search());
    if (searches !== null) {
      found['first search'] = searches[0] ?? Number.NaN;
      found['later search'] = Math.max(...searches.slice(1));
    }

    for (const name of ['update', 'sorted update']) {
      if (name === 'sorted update') {
        found['sort'] = await page.evaluate(() => window.bench?.sort('price') ?? 0);
      }
      const start = await taskTime(devtools);
      const run = (await page.evaluate((ms) => window.bench?.updates(ms), updateMs)) as Run & {
        readonly ticks: number;
      };
      found[`${name} tick`] = ((await taskTime(devtools)) - start) / run.ticks;
      found[`${name} frame p95`] = figuresOf(run.deltas).p95;
      found[`${name} long tasks`] = run.longTasks;
    }
    found['select all'] = await inPage(page, (bench) => bench.selectAll());
  } catch (error) {
    console.log(`  ${address}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  } finally {
    await page.close();
  }
  return found;
}

const median = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : figuresOf(values).p50;

const cell = (value: number | undefined): string =>
  (value === undefined || Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 1 : 0)).padStart(
    9,
  );

/**
 * Compares the table with others in their usual form: production pages in one Chromium, one after another.
 *
 * @returns figures that are worse than allowed
 */
export async function run(): Promise<string[]> {
  const folder = at('tests', 'bench', 'data-table');
  if (!existsSync(`${folder}/node_modules`)) {
    await runCommand('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  }
  const folders = new Map<string, string>();
  for (const name of only) {
    const built = await buildCase(name);
    folders.set(name, built.folder);
    console.log(`${name.padEnd(10)} ${built.kilobytes.toFixed(1)} kB gz without React`);
  }
  const { origin, close } = await serve(folders);
  const browser = await chromium.launch(launchOptions());
  const found = new Map<string, Measures[]>();
  try {
    for (let round = 0; round < Math.max(...cases.map(({ rounds }) => rounds)); round += 1) {
      for (const { rows, slowdown, rounds } of cases) {
        for (const name of only) {
          if (round >= (measuredOnce.includes(name) ? 1 : rounds)) continue;
          const key = `${name} ${rows} ${slowdown}`;
          const measures = await measure(browser, `${origin}/${name}/`, rows, slowdown);
          found.set(key, [...(found.get(key) ?? []), measures]);
        }
      }
    }
  } finally {
    await browser.close();
    close();
  }

  const middle = (name: string, rows: number, slowdown: number, what: string): number =>
    median((found.get(`${name} ${rows} ${slowdown}`) ?? []).flatMap((one) => one[what] ?? []));
  const scale = middle('ag-grid', 10_000, 1, 'first paint') / REFERENCE_MS || 1;
  console.log(
    `\nAG Grid's first paint of 10,000 rows: ${(scale * REFERENCE_MS).toFixed(0)} ms; goals × ${scale.toFixed(2)}`,
  );
  const problems: string[] = [];
  for (const { rows, slowdown } of cases) {
    console.log(
      `\n${rows} rows, CPU ×${slowdown}`.padEnd(24) +
        only.map((name) => name.padStart(9)).join('') +
        '     goal',
    );
    const names = new Set(
      [...found].flatMap(([key, runs]) =>
        key.endsWith(` ${rows} ${slowdown}`) ? runs.flatMap(Object.keys) : [],
      ),
    );
    for (const what of names) {
      const goal = slowdown === 1 ? goals[what]?.(rows) : undefined;
      const least = (leastFrames[what] ?? 0) * FRAME_MS;
      const scaled =
        goal === undefined || absolute.includes(what) ? goal : Math.max(goal * scale, least);
      const values = only.map((name) => middle(name, rows, slowdown, what));
      const own = values[only.indexOf('pantau')];
      const isMissed = scaled !== undefined && own !== undefined && own > scaled;
      console.log(
        `${what.padEnd(23)}${values.map(cell).join('')}${cell(scaled)}${isMissed ? '  missed' : ''}`,
      );
    }
  }
  for (const [what, most] of Object.entries(ratios)) {
    const [own, other] = ['pantau', 'ag-grid'].map((name) => middle(name, 10_000, 1, what));
    if (own !== undefined && other !== undefined && own > other * most) {
      problems.push(`${what}: ${own.toFixed(0)} ms beside AG Grid's ${other.toFixed(0)} ms`);
    }
  }
  return problems;
}
