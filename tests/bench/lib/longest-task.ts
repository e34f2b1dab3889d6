import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Of processor time, microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'];

/**
 * What the page does: its script, and what is drawn of it. A task with none of it answers whoever drives
 * the browser, and is not the page's.
 */
const pagesOwn: ReadonlySet<string> = new Set([
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
  /** By the clock on the wall, ms. */
  readonly wall: number;
  /** Of processor time, ms: what it takes on a machine that does nothing else. */
  readonly own: number;
}

/** Tasks of the page's main thread while `run` runs that hold one of these events. */
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
  const work = onMain.filter(({ name }) => events.has(name)).map(({ ts }) => ts);
  const tasks = onMain.filter(
    ({ name, ts, dur = 0 }) =>
      (name === 'RunTask' || name.endsWith('::RunTask')) &&
      work.some((at) => at >= ts && at <= ts + dur),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task');
  return tasks.map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1_000, own: tdur / 1_000 }));
}

/**
 * The longest task of the page's main thread while `run` runs, layout and painting included.
 * The browser must have no other page that is busy.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  run: () => Promise<unknown>,
): Promise<LongestTask> {
  const tasks = await tracedTasks(browser, page, run, pagesOwn);
  return {
    wall: Math.max(...tasks.map(({ wall }) => wall)),
    own: Math.max(...tasks.map(({ own }) => own)),
  };
}

/**
 * Processor time that the page's main thread takes for each frame while `run` runs, ms: script, layout
 * and painting. Unlike times between frames it does not tell of what else runs on the machine.
 */
export async function frameWork(
  browser: Browser,
  page: Page,
  run: () => Promise<unknown>,
): Promise<readonly number[]> {
  const tasks = await tracedTasks(browser, page, run, new Set(['FireAnimationFrame']));
  return tasks.map(({ own }) => own);
}
