import type { CDPSession, Page } from '@playwright/test';

/** Slows down the page's CPU by a factor; 1 removes the limit. */
export async function slowDown(cdp: CDPSession, rate: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Heap of the page after garbage collection, bytes. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

/**
 * The times between frames, ms, by when the frames were due, as a user sees them: a missed frame counts
 * as one of twice the length.
 */
export async function frameTimes(page: Page, ms: number): Promise<number[]> {
  return page.evaluate(
    (length) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let start: number | undefined;
        let last = 0;
        const frame = (now: number): void => {
          start ??= now;
          if (last > 0) times.push(now - last);
          last = now;
          if (now - start < length) requestAnimationFrame(frame);
          else resolve(times);
        };
        requestAnimationFrame(frame);
      }),
    ms,
  );
}
