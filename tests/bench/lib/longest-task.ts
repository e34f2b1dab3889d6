import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** CPU time, microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'];

/**
 * Script, layout and painting of the page. A task without any of them serves the browser's automation.
 */
const pageWork: ReadonlySet<string> = new Set([
  'FunctionCall',
  'EvaluateScript',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
  'EventDispatch',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Commit',
]);

export interface LongestTask {
  /** Wall time, ms. */
  readonly wall: number;
  /** CPU time, ms: the duration on a machine that does nothing else. */
  readonly own: number;
}

/** Whether a sorted list has a value from `low` to `high`. */
function hasBetween(sorted: readonly number[], low: number, high: number): boolean {
  let start = 0;
  let end = sorted.length;
  while (start < end) {
    const middle = (start + end) >> 1;
    if ((sorted[middle] ?? high) < low) start = middle + 1;
    else end = middle;
  }
  return (sorted[start] ?? Number.POSITIVE_INFINITY) <= high;
}

/** Tasks of the page's main thread during `run` that contain one of these events. */
async function tracedTasks(
  browser: Browser,
  page: Page,
  run: () => Promise<unknown>,
  events: ReadonlySet<string>,
): Promise<readonly LongestTask[]> {
  await browser.startTracing(page, { categories });
  await run();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const mains = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const onMain = trace.traceEvents.filter(
    ({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid} ${tid}`),
  );
  const work = onMain
    .filter(({ name }) => events.has(name))
    .map(({ ts }) => ts)
    .sort((one, other) => one - other);
  const tasks = onMain.filter(
    ({ name, ts, dur = 0 }) =>
      (name === 'RunTask' || name.endsWith('::RunTask')) && hasBetween(work, ts, ts + dur),
  );
  if (tasks.length === 0) throw new Error('The trace contains no task');
  return tasks.map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1_000, own: tdur / 1_000 }));
}

/**
 * The longest task of the page's main thread during `run`, including layout and painting.
 * No other page of the browser may be busy.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  run: () => Promise<unknown>,
): Promise<LongestTask> {
  const tasks = await tracedTasks(browser, page, run, pageWork);
  return {
    wall: Math.max(...tasks.map(({ wall }) => wall)),
    own: Math.max(...tasks.map(({ own }) => own)),
  };
}

/**
 * CPU time of the page's main thread for each frame during `run`, ms: script, layout and painting. Unlike
 * the times between frames it does not depend on other processes.
 */
export async function frameWork(
  browser: Browser,
  page: Page,
  run: () => Promise<unknown>,
): Promise<readonly number[]> {
  const tasks = await tracedTasks(browser, page, run, new Set(['FireAnimationFrame']));
  return tasks.map(({ own }) => own);
}
