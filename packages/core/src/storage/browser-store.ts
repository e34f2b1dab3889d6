import type { KeyValueStore } from './key-value-store.ts';
import { createMemoryStore } from './memory-store.ts';

/** The part of `window` that the store uses. */
export type StorageWindow = Pick<Window, StorageArea | 'addEventListener' | 'removeEventListener'>;

/** `sessionStorage` belongs to one tab and survives its reloads; `localStorage` is shared by all tabs. */
export type StorageArea = 'localStorage' | 'sessionStorage';

function storageOf(window: StorageWindow | undefined, area: StorageArea): Storage | undefined {
  try {
    return window?.[area] ?? undefined;
  } catch {
    // Reading the property throws in a sandboxed frame, or when the user blocks site data.
    return undefined;
  }
}

/**
 * A storage of the browser, by default `localStorage`, which also reports the changes of other tabs. Where the
 * browser blocks it, and outside a browser, values are stored in memory. It is opened when it is first used: the
 * browser may have to read it from the disk, which would delay the first paint.
 */
export function createBrowserStore(
  window: StorageWindow | undefined = globalThis.window,
  area: StorageArea = 'localStorage',
): KeyValueStore {
  let opened: KeyValueStore | undefined;
  const store = (): KeyValueStore => (opened ??= openStore(window, area));
  return {
    getItem: (key) => store().getItem(key),
    setItem: (key, value) => store().setItem(key, value),
    removeItem: (key) => store().removeItem(key),
    subscribe: (listener) => store().subscribe?.(listener) ?? (() => undefined),
  };
}

function openStore(window: StorageWindow | undefined, area: StorageArea): KeyValueStore {
  const storage = storageOf(window, area);
  if (window === undefined || storage === undefined) return createMemoryStore();

  const listeners = new Set<(key: string | null) => void>();
  const notify = (key: string | null): void => {
    for (const listener of [...listeners]) listener(key);
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.storageArea === null || event.storageArea === storage) notify(event.key);
  };

  return {
    getItem: (key) => storage.getItem(key),
    setItem(key, value) {
      storage.setItem(key, value);
      notify(key);
    },
    removeItem(key) {
      storage.removeItem(key);
      notify(key);
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
