import type { CDPSession, Page } from '@playwright/test';

/** Makes the page's processor that many times slower; 1 is the machine's own pace. */
export async function slowDown(cdp: CDPSession, rate: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Bytes that the page holds once everything that nobody needs has gone. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

/**
 * The times between frames, ms. As the frames were due, which is what a person sees: a frame that was
 * missed shows as one of twice the length.
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
