import { createBrowserTabLock } from '../reminder/browser-tab-lock.ts';
import type { TabLock } from '../reminder/tab-lock.port.ts';

/** Whether this is the user's only tab (AC-430). */
export interface TabPresence {
  /** Joins the user's tabs. Resolves to whether there was no other one. */
  join(): Promise<boolean>;
  leave(): void;
}

/** @param name of the lock that the oldest of the user's tabs holds */
export function createTabPresence(
  name: string,
  lock: TabLock = createBrowserTabLock(),
): TabPresence {
  let joined: Promise<boolean> | null = null;
  let release = (): void => undefined;
  return {
    join() {
      joined ??= new Promise((resolve) => {
        release = lock.hold(
          name,
          () => resolve(true),
          () => resolve(false),
        );
      });
      return joined;
    },
    leave() {
      release();
      joined = null;
    },
  };
}
