import type { PersistedOptions, PersistedValue } from '@pantau/core';
import { createPersisted, namespacedKey } from '@pantau/core/base';

/** Whose values are stored. Unknown parts are left out. */
export interface StorageOwner {
  /** Namespace of the host. */
  readonly namespace?: string | undefined;
  /** `AlertSource.id`. */
  readonly sourceId?: string | undefined;
  readonly companyId?: number | undefined;
  readonly userId?: string | undefined;
}

/** The namespace of an owner's stored values and locks: `host:source:company:user` (AC-292). */
export function storageNamespaceOf(owner: StorageOwner): string | undefined {
  const { namespace, sourceId, companyId, userId } = owner;
  const parts = [namespace, sourceId, companyId?.toString(), userId];
  return parts.filter((part) => part !== undefined && part !== '').join(':') || undefined;
}

/** The current namespace. It changes when the source states the user. */
export interface StorageScope {
  get(): string | undefined;
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export const fixedScope = (namespace?: string): StorageScope => ({
  get: () => namespace,
  subscribe: () => () => {},
});

export interface ScopedOptions<T> extends Omit<PersistedOptions<T>, 'namespace'> {
  readonly scope: StorageScope;
  /** Keeps what this mount has set when the namespace changes and holds no value yet. */
  readonly keepOnChange?: boolean | undefined;
}

/** A persisted value that follows its scope to another namespace. */
export function createScopedPersisted<T>(options: ScopedOptions<T>): PersistedValue<T> {
  const { scope, keepOnChange = false, ...others } = options;
  const { store, key } = others;
  const open = (namespace: string | undefined): PersistedValue<T> =>
    createPersisted({ ...others, namespace });
  const listeners = new Set<(value: T) => void>();
  let namespace = scope.get();
  let value = open(namespace);
  let isSet = false;
  let unsubscribe: (() => void)[] = [];

  const isStored = (): boolean => {
    try {
      return store.getItem(namespacedKey(key, namespace)) !== null;
    } catch {
      return false;
    }
  };
  const notify = (next: T): void => {
    for (const listener of [...listeners]) listener(next);
  };
  const follow = (): PersistedValue<T> => {
    if (scope.get() === namespace) return value;
    const before = value.get();
    namespace = scope.get();
    value = open(namespace);
    if (keepOnChange && isSet && !isStored()) value.set(before);
    if (listeners.size > 0) listen();
    return value;
  };
  const listen = (): void => {
    for (const end of unsubscribe) end();
    unsubscribe = [
      value.subscribe(notify),
      scope.subscribe(() => {
        const before = value.get();
        const next = follow().get();
        if (!Object.is(before, next)) notify(next);
      }),
    ];
  };

  return {
    get: () => follow().get(),
    set(next) {
      isSet = true;
      return follow().set(next);
    },
    remove: () => follow().remove(),
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        follow();
        listen();
      }
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        for (const end of unsubscribe) end();
        unsubscribe = [];
      };
    },
  };
}
