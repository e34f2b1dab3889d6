import type { KeyValueStore } from './key-value-store.ts';

/** A store that lasts as long as the page. */
export function createMemoryStore(): KeyValueStore {
  const items = new Map<string, string>();
  const listeners = new Set<(key: string | null) => void>();
  const notify = (key: string): void => {
    for (const listener of [...listeners]) listener(key);
  };
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      items.set(key, value);
      notify(key);
    },
    removeItem(key) {
      items.delete(key);
      notify(key);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
