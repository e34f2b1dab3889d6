import type { Page } from '@playwright/test';

/** Shorter interactions are not reported by the browser; they count as this long, ms. */
const SHORTEST_MS = 16;

declare global {
  interface Window {
    interactions?: Map<number, number>;
  }
  interface Performance {
    /** Number of interactions of the page so far (Event Timing). */
    readonly interactionCount: number;
  }
}

/** Records how long each interaction takes, from the input to the next painted frame, as INP does. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const times = new Map<number, number>();
    window.interactions = times;
    new PerformanceObserver((list) => {
      const events = list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[];
      for (const { interactionId, duration } of events) {
        if (interactionId === 0) continue;
        times.set(interactionId, Math.max(times.get(interactionId) ?? 0, duration));
      }
    }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_MS);
}

/** The times of all interactions since the page was opened, ms. */
export async function interactionTimes(page: Page): Promise<readonly number[]> {
  const { count, times } = await page.evaluate(() => ({
    count: performance.interactionCount,
    times: [...(window.interactions?.values() ?? [])],
  }));
  const short = Math.max(0, count - times.length);
  return [...times, ...Array.from({ length: short }, () => SHORTEST_MS)];
}
