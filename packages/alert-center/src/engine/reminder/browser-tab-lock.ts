import type { TabLock } from './tab-lock.port.ts';

/**
 * Turns by the browser's own locks, which a closed or crashed tab gives up. Where there are none (an
 * insecure page, an isolated frame) everybody has his turn at once.
 */
export function createBrowserTabLock(
  locks: LockManager | null = globalThis.navigator?.locks ?? null,
): TabLock {
  return {
    hold(name, onHeld) {
      let isWanted = true;
      let release = (): void => {};
      const aborter = new AbortController();
      const take = (): Promise<void> => {
        if (!isWanted) return Promise.resolve();
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        onHeld();
        return held;
      };
      if (locks === null) {
        queueMicrotask(() => void take());
      } else {
        locks.request(name, { signal: aborter.signal }, take).catch(() => {
          // Given up before its turn, or refused to this page for good.
          void take();
        });
      }
      return () => {
        isWanted = false;
        aborter.abort();
        release();
      };
    },
  };
}
