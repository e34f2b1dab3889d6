import { type KeyValueStore, PantauError } from '@pantau/core';
import type { SettingOwner } from './setting-owner.ts';

/** JSON under one key for each user and table. */
export interface KeptJson {
  /** Null when nothing is there, or what is there is no JSON. */
  read(owner: SettingOwner): unknown;
  /** Throws `PantauError` of kind `server` when the store refuses, for instance because it is full. */
  write(owner: SettingOwner, value: unknown): void;
}

/**
 * @param what is kept, such as `columns`; part of the key
 * @param namespace goes before every key, so that two widgets of one page do not share their choices
 */
export function keptJson(store: KeyValueStore, what: string, namespace = ''): KeptJson {
  const keyOf = ({ userId, tableId }: SettingOwner): string => {
    // No two owners share a key, whatever their ids are made of.
    const key = ['pantau', what, userId, tableId].map(encodeURIComponent).join(':');
    return namespace === '' ? key : `${namespace}:${key}`;
  };
  return {
    read(owner) {
      const text = store.getItem(keyOf(owner));
      if (text === null) return null;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return null;
      }
    },
    write(owner, value) {
      try {
        store.setItem(keyOf(owner), JSON.stringify(value));
      } catch (cause) {
        throw new PantauError('server', { message: `"${what}" could not be kept`, cause });
      }
    },
  };
}
