import type { KeyValueStore } from '../storage/key-value-store.ts';
import { createMemoryStore } from '../storage/memory-store.ts';

/** A store in memory that can be full, and that another tab can write to. */
export interface FakeStore extends KeyValueStore {
  subscribe(listener: (key: string | null) => void): () => void;
  /** While true, writing throws as a full `localStorage` does. */
  isFull: boolean;
  /** Empties it, as a user who clears the site's data in another tab. */
  clearElsewhere(): void;
  /** How many subscriptions are open. */
  subscriptions(): number;
}

export function createFakeStore(initial: Readonly<Record<string, string>> = {}): FakeStore {
  let items = createMemoryStore();
  const listeners = new Set<(key: string | null) => void>();
  const tell = (key: string | null): void => {
    for (const listener of [...listeners]) listener(key);
  };
  const store: FakeStore = {
    isFull: false,
    getItem: (key) => items.getItem(key),
    setItem(key, value) {
      if (store.isFull) throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      items.setItem(key, value);
      tell(key);
    },
    removeItem(key) {
      items.removeItem(key);
      tell(key);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clearElsewhere() {
      items = createMemoryStore();
      tell(null);
    },
    subscriptions: () => listeners.size,
  };
  for (const [key, value] of Object.entries(initial)) items.setItem(key, value);
  return store;
}
