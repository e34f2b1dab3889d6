import { ContractViolation, createFakeStore } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import type { SavedFilterStore } from '../features/saved-filters/saved-filter-store.ts';
import {
  createKeyValueSavedFilters,
  createMemorySavedFilters,
} from '../features/saved-filters/key-value-saved-filters.ts';
import {
  savedFilterStoreClauses,
  savedFilterStoreContract,
} from './saved-filter-store-contract.ts';

savedFilterStoreContract({ name: 'memory', create: createMemorySavedFilters, describe, it });
savedFilterStoreContract({
  name: 'key-value store',
  create: () => createKeyValueSavedFilters(createFakeStore(), 'embedded'),
  describe,
  it,
});

describe('the contract of SavedFilterStore finds faults', () => {
  type Corrupt = (store: SavedFilterStore) => SavedFilterStore;
  const faults: Readonly<Record<string, Corrupt>> = {
    'create-list': (store) => ({
      ...store,
      list: async (owner, signal) => ((await store.list(owner, signal)) as unknown[]).toReversed(),
    }),
    'name-rules': (store) => ({
      ...store,
      create: (owner, content, signal) =>
        store.create(owner, { ...content, name: content.name.slice(0, 32) }, signal),
    }),
    update: (store) => ({
      ...store,
      update: (owner, id, changes, signal) =>
        store.update(owner, id, { value: { activeFilters: {} }, ...changes, name: 'x' }, signal),
    }),
    remove: (store) => ({ ...store, remove: async () => undefined }),
    default: (store) => ({
      ...store,
      setDefault: async (owner, id, signal) => {
        if (id !== null) await store.setDefault(owner, id, signal);
      },
    }),
    'owners-apart': (store) => ({
      ...store,
      list: (owner, signal) => store.list({ ...owner, userId: 'rina' }, signal),
    }),
    signal: (store) => ({ ...store, remove: (owner, id) => store.remove(owner, id) }),
  };

  it.each(savedFilterStoreClauses)('$id', async (clause) => {
    const corrupt = faults[clause.id];
    expect(corrupt, 'a fault for each clause').toBeDefined();
    await expect(clause.run(corrupt?.(createMemorySavedFilters()) as never)).rejects.toThrow(
      ContractViolation,
    );
  });
});
