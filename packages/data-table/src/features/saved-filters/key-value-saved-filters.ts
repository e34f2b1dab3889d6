import { type KeyValueStore, PantauError, createMemoryStore } from '@pantau/core';
import { array, is, looseObject, pipe, string, transform, unknown } from 'valibot';
import { createOwnedSetting } from '../../shared/owned-setting.ts';
import type { SettingOwner } from '../../shared/setting-owner.ts';
import { checkSavedName, findByName } from '../../shared/saved-name.ts';
import type { SavedFilter } from './saved-filter.ts';
import type { SavedFilterContent, SavedFilterStore } from './saved-filter-store.ts';

/** Enough of the shape to edit the list; `parseSavedFilters` parses the values. */
const entrySchema = looseObject({ id: string(), name: string(), value: looseObject({}) });

const isEntry = (entry: unknown): entry is SavedFilter => is(entrySchema, entry);

const schema = pipe(
  array(unknown()),
  transform((entries) => entries.filter(isEntry)),
);

const nextId = (saved: readonly SavedFilter[]): string =>
  String(Math.max(0, ...saved.map((one) => Number(one.id)).filter(Number.isSafeInteger)) + 1);

function checkName(saved: readonly SavedFilter[], name: string, ownId?: string): string {
  if (checkSavedName(name) !== null) throw new PantauError('invalid');
  if (findByName(saved, name, ownId) !== undefined) throw new PantauError('conflict');
  return name.trim();
}

/**
 * Saved filters in a `KeyValueStore`: that of the browser (`createBrowserStore`) or one of the host.
 */
export function createKeyValueSavedFilters(
  store: KeyValueStore,
  namespace?: string,
): SavedFilterStore {
  const setting = createOwnedSetting<readonly SavedFilter[]>({
    store,
    name: 'filters',
    namespace,
    schema,
  });
  const read = (owner: SettingOwner): readonly SavedFilter[] => setting.read(owner) ?? [];
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
      setting.write(owner, [...saved, { id, name, value: content.value, isDefault: false }]);
      return id;
    },
    async update(owner, id, changes: Partial<SavedFilterContent>, signal) {
      signal?.throwIfAborted();
      const saved = read(owner);
      const was = known(saved, id);
      const name = changes.name === undefined ? was.name : checkName(saved, changes.name, id);
      const next = { ...was, name, value: changes.value ?? was.value };
      setting.write(
        owner,
        saved.map((one) => (one.id === id ? next : one)),
      );
    },
    async remove(owner, id, signal) {
      signal?.throwIfAborted();
      const saved = read(owner);
      known(saved, id);
      setting.write(
        owner,
        saved.filter((one) => one.id !== id),
      );
    },
    async setDefault(owner, id, signal) {
      signal?.throwIfAborted();
      const saved = read(owner);
      if (id !== null) known(saved, id);
      setting.write(
        owner,
        saved.map((one) => ({ ...one, isDefault: one.id === id })),
      );
    },
  };
}

/** Saved filters that last as long as the page. */
export function createMemorySavedFilters(): SavedFilterStore {
  return createKeyValueSavedFilters(createMemoryStore());
}
