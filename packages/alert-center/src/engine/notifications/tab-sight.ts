import type { TabLock } from '../reminder/tab-lock.port.ts';

/** Whether the user can see this page. */
export interface PageVisibility {
  isHidden(): boolean;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export interface TabSight {
  /** Whether the user can see any of their tabs. Only the one tab that notifies asks. */
  isAnyShown(): Promise<boolean>;
  stop(): void;
}

/** Each visible tab holds this lock or waits for it, so a tab that acquires it at once knows that no tab is visible. */
export function createTabSight(lock: TabLock, name: string, page: PageVisibility): TabSight {
  let release: (() => void) | undefined;
  const follow = (): void => {
    if (!page.isHidden()) {
      release ??= lock.hold(name, () => {});
      return;
    }
    release?.();
    release = undefined;
  };
  follow();
  const unsubscribe = page.subscribe(follow);
  return {
    isAnyShown() {
      if (!page.isHidden()) return Promise.resolve(true);
      return new Promise((resolve) => {
        const answer = (isShown: boolean): void => {
          leave();
          resolve(isShown);
        };
        const leave = lock.hold(
          name,
          () => answer(false),
          () => answer(true),
        );
      });
    },
    stop() {
      unsubscribe();
      release?.();
    },
  };
}
