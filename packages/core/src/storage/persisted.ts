import { type GenericSchema, safeParse } from 'valibot';
import type { KeyValueStore } from './key-value-store.ts';
import { type StorageKey, namespacedKey } from './storage-keys.ts';

/** One value that survives the page and is shared with other tabs. */
export interface PersistedValue<T> {
  /** The stored value, or the fallback. The same object until it changes. */
  get(): T;
  set(value: T): void;
  /** Back to the fallback. */
  remove(): void;
  /** Called after each change, here or in another tab. Returns the function that ends it. */
  subscribe(listener: (value: T) => void): () => void;
}

export interface PersistedOptions<T> {
  readonly store: KeyValueStore;
  readonly key: StorageKey;
  /** Put before the key as `namespace:key`. */
  readonly namespace?: string | undefined;
  /** What is stored is parsed before it is believed. */
  readonly schema: GenericSchema<unknown, T>;
  /** The value while nothing valid is stored. */
  readonly fallback: T;
  /** Told of unreadable values and refused writes; neither throws. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** A typed value over a store, kept as JSON. */
export function createPersisted<T>(options: PersistedOptions<T>): PersistedValue<T> {
  const { store, schema, fallback, onError } = options;
  const key = namespacedKey(options.key, options.namespace);
  const listeners = new Set<(value: T) => void>();
  let known: { raw: string | null; value: T } = { raw: null, value: fallback };
  /** What the store refused to keep still holds for this page. */
  let unsaved: { value: T } | undefined;
  let lastTold: T = fallback;
  let leaveStore: (() => void) | undefined;

  const parse = (raw: string): T => {
    try {
      const result = safeParse(schema, JSON.parse(raw));
      if (result.success) return result.output;
      onError?.(new Error(`Stored value of "${key}" has an unknown shape`));
    } catch (error) {
      onError?.(error);
    }
    return fallback;
  };

  const read = (): string | null => {
    try {
      return store.getItem(key);
    } catch (error) {
      onError?.(error);
      return null;
    }
  };

  const get = (): T => {
    if (unsaved) return unsaved.value;
    const raw = read();
    if (raw !== known.raw) known = { raw, value: raw === null ? fallback : parse(raw) };
    return known.value;
  };

  const tell = (): void => {
    const value = get();
    if (Object.is(value, lastTold)) return;
    lastTold = value;
    for (const listener of [...listeners]) listener(value);
  };

  const onStoreChange = (changed: string | null): void => {
    if (changed !== null && changed !== key) return;
    unsaved = undefined;
    tell();
  };

  return {
    get,
    set(value) {
      const before = known;
      const raw = JSON.stringify(value);
      unsaved = undefined;
      known = { raw, value };
      try {
        store.setItem(key, raw);
      } catch (error) {
        known = before;
        unsaved = { value };
        onError?.(error);
      }
      tell();
    },
    remove() {
      unsaved = undefined;
      try {
        store.removeItem(key);
      } catch (error) {
        unsaved = { value: fallback };
        onError?.(error);
      }
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        lastTold = get();
        leaveStore = store.subscribe?.(onStoreChange);
      }
      listeners.add(listener);
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        leaveStore?.();
        leaveStore = undefined;
      };
    },
  };
}
