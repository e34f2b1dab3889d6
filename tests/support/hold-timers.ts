import type { Page } from '@playwright/test';

declare global {
  interface Window {
    timersAreHeld?: boolean;
  }
}

/** Runs in the page, before anything else does. */
function install(): void {
  const { setTimeout: start, clearTimeout: stop } = window;
  const CHECK_MS = 100;
  /** What each timer waits for while it is held, by its own number. */
  const waits = new Map<number, number>();
  window.setTimeout = ((run: () => void, ms?: number) => {
    const runUnlessHeld = (): void => {
      if (window.timersAreHeld === true) return void waits.set(id, start(runUnlessHeld, CHECK_MS));
      waits.delete(id);
      run();
    };
    const id = start(runUnlessHeld, ms);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = ((id?: number) => {
    stop(id);
    if (id !== undefined) stop(waits.get(id));
  }) as typeof window.clearTimeout;
}

/**
 * Lets a test hold the timeouts of one page, which Playwright's clock does only for all pages of a browser
 * context. Call before the page opens.
 *
 * @returns holds every timeout from now on; its result lets them run
 */
export async function holdableTimers(page: Page): Promise<() => Promise<() => Promise<void>>> {
  await page.addInitScript(install);
  const hold = (held: boolean): Promise<void> =>
    page.evaluate((next) => void (window.timersAreHeld = next), held);
  return async () => {
    await hold(true);
    return () => hold(false);
  };
}
