import {
  type KeyValueStore,
  PantauError,
  type PersistedValue,
  createPersisted,
  isPantauError,
} from '@pantau/core';
import type { GenericSchema } from 'valibot';
import type { SettingOwner } from './setting-owner.ts';

/** A setting that is stored for each user and table. */
export interface OwnedSetting<T> {
  /** `null` when nothing is stored, or what is stored cannot be read. Throws `PantauError`. */
  read(owner: SettingOwner): T | null;
  /** Throws `PantauError` of kind `server` when the store fails, for instance because it is full. */
  write(owner: SettingOwner, value: T): void;
  /** Removes the key. Throws like `write`. */
  remove(owner: SettingOwner): void;
  /** Calls `listener` after each change, here or in another tab. Returns the function that ends this. */
  subscribe(owner: SettingOwner, listener: () => void): () => void;
}

export interface OwnedSettingOptions<T> {
  readonly store: KeyValueStore;
  /** Part of the key, such as `columns`. */
  readonly name: string;
  /** Prefix of every key, which separates several widgets on one page. */
  readonly namespace?: string | undefined;
  /** Parses what is stored. */
  readonly schema: GenericSchema<unknown, T>;
}

/** A `PersistedValue` of core for each owner, whose failures are thrown. */
export function createOwnedSetting<T>(options: OwnedSettingOptions<T>): OwnedSetting<T> {
  const { name, ...rest } = options;
  const settings = new Map<string, PersistedValue<T | null>>();
  const create = (key: string): PersistedValue<T | null> =>
    createPersisted<T | null>({
      ...rest,
      key,
      fallback: null,
      onError(cause) {
        if (isPantauError(cause) && cause.kind === 'invalid') return;
        throw new PantauError('server', { message: `The store failed for "${name}"`, cause });
      },
    });
  /** Kept, so that a text that has not changed is parsed once. */
  const settingOf = ({ userId, tableId }: SettingOwner): PersistedValue<T | null> => {
    // Encoded, so that no two owners share a key whatever their ids contain.
    const key = ['pantau', name, userId, tableId].map(encodeURIComponent).join(':');
    const setting = settings.get(key) ?? create(key);
    settings.set(key, setting);
    return setting;
  };
  return {
    read: (owner) => settingOf(owner).get(),
    write: (owner, value) => void settingOf(owner).set(value),
    remove: (owner) => settingOf(owner).remove(),
    subscribe: (owner, listener) => settingOf(owner).subscribe(listener),
  };
}
