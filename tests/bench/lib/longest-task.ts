import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  /** Of processor time, microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'];

export interface LongestTask {
  /** By the clock on the wall, ms. */
  readonly wall: number;
  /** Of processor time, ms: what it takes on a machine that does nothing else. */
  readonly own: number;
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
  const tasks = trace.traceEvents.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' &&
      (name === 'RunTask' || name.endsWith('::RunTask')) &&
      mains.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task');
  return {
    wall: Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1_000,
    own: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000,
  };
}
