import type { KeyValueStore } from '@pantau/core';

const KEY = 'signedInAs';

/**
 * Remembers whose session this browser holds, never the session itself. It spares a stranger's first
 * page a refused refresh, and tells the other tabs when somebody signs in or out.
 */
export interface SessionMark {
  /** User id, `null` when nobody is signed in here. */
  get(): string | null;
  set(userId: string | null): void;
  subscribe(listener: () => void): () => void;
}

export function createSessionMark(store: KeyValueStore): SessionMark {
  const quietly = <T>(run: () => T, otherwise: T): T => {
    try {
      return run();
    } catch {
      // The browser refuses to store anything: the tab then knows of itself only.
      return otherwise;
    }
  };
  return {
    get: () => quietly(() => store.getItem(KEY), null),
    set(userId) {
      quietly(() => {
        if (userId === null) store.removeItem(KEY);
        else store.setItem(KEY, userId);
      }, undefined);
    },
    subscribe(listener) {
      return store.subscribe?.((key) => (key === KEY || key === null) && listener()) ?? (() => {});
    },
  };
}
