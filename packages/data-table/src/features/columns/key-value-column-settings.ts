import { type KeyValueStore, createMemoryStore } from '@pantau/core';
import type { ColumnSettingStore } from './column-setting-store.ts';
import { keptJson } from '../../shared/stored-json.ts';

/** Column settings in a `KeyValueStore`: the browser's (`createBrowserStore`) or the host's. */
export function createKeyValueColumnSettings(
  store: KeyValueStore,
  namespace?: string,
): ColumnSettingStore {
  const kept = keptJson(store, 'columns', namespace);
  return {
    async load(owner, signal) {
      signal?.throwIfAborted();
      return kept.read(owner);
    },
    async save(owner, settings, signal) {
      signal?.throwIfAborted();
      kept.write(owner, settings);
    },
  };
}

/** Column settings that last as long as the page. */
export function createMemoryColumnSettings(): ColumnSettingStore {
  return createKeyValueColumnSettings(createMemoryStore());
}
