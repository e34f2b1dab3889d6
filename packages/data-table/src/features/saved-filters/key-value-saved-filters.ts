import { type KeyValueStore, PantauError, createMemoryStore } from '@pantau/core';
import type { SettingOwner } from '../../shared/setting-owner.ts';
import { type SavedFilter, checkSavedName, findByName } from './saved-filter.ts';
import type { SavedFilterContent, SavedFilterStore } from './saved-filter-store.ts';
import { keptJson } from '../../shared/stored-json.ts';

/** Enough of its shape to work on; the values inside are judged by whoever reads them. */
const isSaved = (entry: unknown): entry is SavedFilter => {
  if (typeof entry !== 'object' || entry === null) return false;
  const { id, name, value } = entry as Partial<Record<keyof SavedFilter, unknown>>;
  return typeof id === 'string' && typeof name === 'string' && typeof value === 'object';
};

const nextId = (saved: readonly SavedFilter[]): string =>
  String(Math.max(0, ...saved.map((one) => Number(one.id)).filter(Number.isSafeInteger)) + 1);

function checkName(saved: readonly SavedFilter[], name: string, ownId?: string): string {
  if (checkSavedName(name) !== null) throw new PantauError('invalid');
  if (findByName(saved, name, ownId) !== undefined) throw new PantauError('conflict');
  return name.trim();
}

/**
 * Saved filters in a `KeyValueStore`: in the browser's own (`createBrowserStore`), or in whatever a host
 * has instead.
 */
export function createKeyValueSavedFilters(
  store: KeyValueStore,
  namespace?: string,
): SavedFilterStore {
  const kept = keptJson(store, 'filters', namespace);
  const read = (owner: SettingOwner): readonly SavedFilter[] => {
    const list = kept.read(owner);
    return Array.isArray(list) ? list.filter(isSaved) : [];
  };
  const known = (saved: readonly SavedFilter[], id: string): SavedFilter => {
    const found = saved.find((one) => one.id === id);
    if (found === undefined) throw new PantauError('notFound');
    return found;
  };

  return {
    async list(owner, signal) {
      signal?.throwIfAborted();
      return read(owner);
    },
    async create(owner, content, signal) {
      signal?.throwIfAborted();
      const saved = read(owner);
      const name = checkName(saved, content.name);
      const id = nextId(saved);
      kept.write(owner, [...saved, { id, name, value: content.value, isDefault: false }]);
      return id;
    },
    async update(owner, id, changes: Partial<SavedFilterContent>, signal) {
      signal?.throwIfAborted();
      const saved = read(owner);
      const was = known(saved, id);
      const name = changes.name === undefined ? was.name : checkName(saved, changes.name, id);
      const next = { ...was, name, value: changes.value ?? was.value };
      kept.write(
        owner,
        saved.map((one) => (one.id === id ? next : one)),
      );
    },
    async remove(owner, id, signal) {
      signal?.throwIfAborted();
      const saved = read(owner);
      known(saved, id);
      kept.write(
        owner,
        saved.filter((one) => one.id !== id),
      );
    },
    async setDefault(owner, id, signal) {
      signal?.throwIfAborted();
      const saved = read(owner);
      if (id !== null) known(saved, id);
      kept.write(
        owner,
        saved.map((one) => ({ ...one, isDefault: one.id === id })),
      );
    },
  };
}

/** Saved filters that are forgotten with the page. */
export function createMemorySavedFilters(): SavedFilterStore {
  return createKeyValueSavedFilters(createMemoryStore());
}
