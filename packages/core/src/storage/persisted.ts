import { type GenericSchema, safeParse } from 'valibot';
import { PantauError } from '../errors/pantau-error.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { namespacedKey } from './storage-keys.ts';

/** One value that survives the page and is shared with other tabs. */
export interface PersistedValue<T> {
  /** The stored value, or the fallback. The same object until it changes. */
  get(): T;
  /** Returns whether it was stored. A value that was not stored still applies until the page is left. */
  set(value: T): boolean;
  /** Restores the fallback. */
  remove(): void;
  /** Calls `listener` after each change, here or in another tab. Returns the function that ends this. */
  subscribe(listener: (value: T) => void): () => void;
}

export interface PersistedOptions<T> {
  readonly store: KeyValueStore;
  /** One of `storageKeys`, or a key of the host's own. */
  readonly key: string;
  /** Prefix of the key: `namespace:key`. */
  readonly namespace?: string | undefined;
  /** Parses the stored value, which is JSON. */
  readonly schema: GenericSchema<unknown, T>;
  /** Accepts a stored text without JSON quotes, as other applications write it. Defaults to `false`. */
  readonly acceptBareText?: boolean | undefined;
  /** The value while nothing valid is stored. */
  readonly fallback: T;
  /**
   * Receives a `PantauError` of kind `invalid` for a stored value that does not parse, and the store's
   * own error when it fails. No method throws unless `onError` does.
   */
  readonly onError?: ((error: unknown) => void) | undefined;
}

function parseStored<T>(
  key: string,
  raw: string,
  { schema, acceptBareText = false }: PersistedOptions<T>,
): T {
  const message = `The stored value of "${key}" cannot be read`;
  let json: unknown;
  try {
    json = JSON.parse(raw);
  } catch (cause) {
    if (!acceptBareText) throw new PantauError('invalid', { message, cause });
    json = raw;
  }
  const result = safeParse(schema, json);
  if (!result.success) throw new PantauError('invalid', { message });
  return result.output;
}

/** A typed value in a store, as JSON. */
export function createPersisted<T>(options: PersistedOptions<T>): PersistedValue<T> {
  const { store, fallback, onError } = options;
  const key = namespacedKey(options.key, options.namespace);
  const listeners = new Set<(value: T) => void>();
  let current: { raw: string | null; value: T } = { raw: null, value: fallback };
  /** A value that the store refused; it applies until the page is left. */
  let unsaved: { value: T } | undefined;
  let lastNotified: T = fallback;
  let unsubscribe: (() => void) | undefined;

  const attempt = <R>(run: () => R, otherwise: R): R => {
    try {
      return run();
    } catch (error) {
      onError?.(error);
      return otherwise;
    }
  };

  const get = (): T => {
    if (unsaved) return unsaved.value;
    const raw = attempt(() => store.getItem(key), null);
    if (raw !== current.raw) {
      const value =
        raw === null ? fallback : attempt(() => parseStored(key, raw, options), fallback);
      current = { raw, value };
    }
    return current.value;
  };

  const notify = (): void => {
    const value = get();
    if (Object.is(value, lastNotified)) return;
    lastNotified = value;
    for (const listener of [...listeners]) listener(value);
  };

  const onStoreChange = (changed: string | null): void => {
    if (changed !== null && changed !== key) return;
    unsaved = undefined;
    notify();
  };

  /** Applies `value`, or keeps it for this page when `write` throws. */
  const apply = (value: T, raw: string | null, write: () => void): boolean => {
    const before = current;
    unsaved = undefined;
    current = { raw, value };
    const stored = attempt(() => {
      write();
      return true;
    }, false);
    if (!stored) {
      current = before;
      unsaved = { value };
    }
    notify();
    return stored;
  };

  return {
    get,
    set(value) {
      const raw = JSON.stringify(value);
      return apply(value, raw, () => store.setItem(key, raw));
    },
    remove: () => void apply(fallback, null, () => store.removeItem(key)),
    subscribe(listener) {
      if (listeners.size === 0) {
        lastNotified = get();
        unsubscribe = store.subscribe?.(onStoreChange);
      }
      listeners.add(listener);
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        unsubscribe?.();
        unsubscribe = undefined;
      };
    },
  };
}
