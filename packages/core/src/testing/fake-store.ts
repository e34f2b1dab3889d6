import type { KeyValueStore } from '../storage/key-value-store.ts';
import { createMemoryStore } from '../storage/memory-store.ts';

/** A memory store that can run out of space and simulates changes by other tabs. */
export interface FakeStore extends KeyValueStore {
  subscribe(listener: (key: string | null) => void): () => void;
  /** While true, writing throws like a full `localStorage`. */
  full: boolean;
  /** Clears the store, as when a user clears the site data in another tab. */
  clearElsewhere(): void;
  /** The number of open subscriptions. */
  subscriptions(): number;
}

export function createFakeStore(initial: Readonly<Record<string, string>> = {}): FakeStore {
  let items = createMemoryStore();
  const listeners = new Set<(key: string | null) => void>();
  const notify = (key: string | null): void => {
    for (const listener of [...listeners]) listener(key);
  };
  const store: FakeStore = {
    full: false,
    getItem: (key) => items.getItem(key),
    setItem(key, value) {
      if (store.full) throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      items.setItem(key, value);
      notify(key);
    },
    removeItem(key) {
      items.removeItem(key);
      notify(key);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clearElsewhere() {
      items = createMemoryStore();
      notify(null);
    },
    subscriptions: () => listeners.size,
  };
  for (const [key, value] of Object.entries(initial)) items.setItem(key, value);
  return store;
}
