import { type KeyValueStore, createMemoryStore } from '@pantau/core';
import { unknown } from 'valibot';
import { createOwnedSetting } from '../../shared/owned-setting.ts';
import type { ColumnSettingStore } from './column-setting-store.ts';

/**
 * Column settings in a `KeyValueStore`: that of the browser (`createBrowserStore`) or one of the host.
 */
export function createKeyValueColumnSettings(
  store: KeyValueStore,
  namespace?: string,
): ColumnSettingStore {
  // `mergeSettings` parses them: it knows the columns of today.
  const setting = createOwnedSetting({ store, name: 'columns', namespace, schema: unknown() });
  return {
    async load(owner, signal) {
      signal?.throwIfAborted();
      return setting.read(owner);
    },
    known(owner) {
      try {
        return setting.read(owner);
      } catch {
        // `load` reports it.
        return undefined;
      }
    },
    async save(owner, settings, signal) {
      signal?.throwIfAborted();
      setting.write(owner, settings);
    },
  };
}

/** Column settings that last as long as the page. */
export function createMemoryColumnSettings(): ColumnSettingStore {
  return createKeyValueColumnSettings(createMemoryStore());
}
