import type { KeyValueStore } from '@pantau/core';

const KEY = 'signedInAs';

/**
 * Stores which user is signed in on this browser, but never the session itself. Without it the portal
 * makes no refresh request on load; a change notifies the other tabs of a sign-in or sign-out.
 */
export interface SessionHint {
  /** User id; `null` when signed out. */
  get(): string | null;
  set(userId: string | null): void;
  subscribe(listener: () => void): () => void;
}

export function createSessionHint(store: KeyValueStore): SessionHint {
  // Storage can be blocked: the tab then works without the hint.
  const attempt = <T>(run: () => T, fallback: T): T => {
    try {
      return run();
    } catch {
      return fallback;
    }
  };
  return {
    get: () => attempt(() => store.getItem(KEY), null),
    set(userId) {
      attempt(() => {
        if (userId === null) store.removeItem(KEY);
        else store.setItem(KEY, userId);
      }, undefined);
    },
    subscribe(listener) {
      return store.subscribe?.((key) => (key === KEY || key === null) && listener()) ?? (() => {});
    },
  };
}
