import { ContractViolation, createFakeStore } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { createKeyValueViews, createMemoryViews } from '../features/saved-views/key-value-views.ts';
import type { ViewStore } from '../features/saved-views/view-store.ts';
import { viewStoreClauses, viewStoreContract } from './view-store-contract.ts';

viewStoreContract({ name: 'memory', create: createMemoryViews, describe, it });
viewStoreContract({
  name: 'key-value store',
  create: () => createKeyValueViews(createFakeStore(), { namespace: 'embedded' }),
  describe,
  it,
});

describe('the contract of ViewStore finds faults', () => {
  type Corrupt = (store: ViewStore) => ViewStore;
  const faults: Readonly<Record<string, Corrupt>> = {
    'create-list': (store) => ({
      ...store,
      create: (owner, draft, signal) =>
        store.create(owner, { ...draft, content: { ...draft.content, sorts: [] } }, signal),
    }),
    'name-rules': (store) => ({
      ...store,
      create: (owner, draft, signal) =>
        store.create(owner, { ...draft, name: draft.name.slice(0, 32) }, signal),
    }),
    update: (store) => ({
      ...store,
      update: (owner, id, { content: _, ...changes }, signal) =>
        store.update(owner, id, changes, signal),
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
    sharing: (store) => ({
      ...store,
      create: (owner, draft, signal) => store.create(owner, { ...draft, shared: false }, signal),
    }),
    signal: (store) => ({ ...store, remove: (owner, id) => store.remove(owner, id) }),
  };

  it.each(viewStoreClauses)('$id', async (clause) => {
    const corrupt = faults[clause.id];
    expect(corrupt, 'a fault for each clause').toBeDefined();
    await expect(clause.run(corrupt?.(createMemoryViews()) as never)).rejects.toThrow(
      ContractViolation,
    );
  });
});
