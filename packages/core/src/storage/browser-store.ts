import type { KeyValueStore } from './key-value-store.ts';
import { createMemoryStore } from './memory-store.ts';

/** The part of `window` that the store needs. */
export type StorageWindow = Pick<
  Window,
  'localStorage' | 'addEventListener' | 'removeEventListener'
>;

function storageOf(window: StorageWindow | undefined): Storage | undefined {
  try {
    return window?.localStorage ?? undefined;
  } catch {
    // A sandboxed frame, or a user who blocks site data: reading the property throws.
    return undefined;
  }
}

/**
 * `localStorage`, with the changes of other tabs. Where the browser denies it, or outside a
 * browser, the values live in memory.
 */
export function createBrowserStore(
  window: StorageWindow | undefined = globalThis.window,
): KeyValueStore {
  const storage = storageOf(window);
  if (window === undefined || storage === undefined) return createMemoryStore();

  const listeners = new Set<(key: string | null) => void>();
  const tell = (key: string | null): void => {
    for (const listener of [...listeners]) listener(key);
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.storageArea === null || event.storageArea === storage) tell(event.key);
  };

  return {
    getItem: (key) => storage.getItem(key),
    setItem(key, value) {
      storage.setItem(key, value);
      tell(key);
    },
    removeItem(key) {
      storage.removeItem(key);
      tell(key);
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
