import type { TabLock } from './tab-lock.port.ts';

/**
 * A tab lock over the Web Locks API, which releases the locks of a closed or crashed tab. Without that API
 * (insecure page, isolated frame) every tab holds the lock immediately.
 */
export function createBrowserTabLock(
  locks: LockManager | null = globalThis.navigator?.locks ?? null,
): TabLock {
  return {
    hold(name, onHeld, onTaken) {
      let isActive = true;
      let release = (): void => {};
      const aborter = new AbortController();
      const acquire = (): Promise<void> => {
        if (!isActive) return Promise.resolve();
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        onHeld();
        return held;
      };
      const request = async (manager: LockManager): Promise<void> => {
        if (onTaken !== undefined) {
          let isTaken = false;
          await manager.request(name, { ifAvailable: true }, (lock) => {
            isTaken = lock === null;
            return isTaken ? undefined : acquire();
          });
          if (!isTaken || !isActive) return;
          onTaken();
        }
        await manager.request(name, { signal: aborter.signal }, acquire);
      };
      if (locks === null) {
        queueMicrotask(() => void acquire());
      } else {
        request(locks).catch(() => {
          // The request was aborted, or the browser does not allow locks on this page.
          void acquire();
        });
      }
      return () => {
        isActive = false;
        aborter.abort();
        release();
      };
    },
  };
}
