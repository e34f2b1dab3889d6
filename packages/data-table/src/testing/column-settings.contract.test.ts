import { PantauError } from '@pantau/core';
import { ContractViolation, createFakeStore } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import type { ColumnSettingStore } from '../features/columns/column-setting-store.ts';
import {
  createKeyValueColumnSettings,
  createMemoryColumnSettings,
} from '../features/columns/key-value-column-settings.ts';
import {
  columnSettingStoreClauses,
  columnSettingStoreContract,
} from './column-setting-store-contract.ts';

columnSettingStoreContract({
  name: 'memory',
  create: createMemoryColumnSettings,
  describe,
  it,
});
columnSettingStoreContract({
  name: 'key-value store',
  create: () => createKeyValueColumnSettings(createFakeStore(), 'embedded'),
  describe,
  it,
});

describe('the contract of ColumnSettingStore finds faults', () => {
  type Corrupt = (store: ColumnSettingStore) => ColumnSettingStore;
  const faults: Readonly<Record<string, Corrupt>> = {
    'load-nothing': (store) => ({ ...store, load: async (o, s) => (await store.load(o, s)) ?? {} }),
    'save-load': (store) => ({ ...store, save: async () => undefined }),
    'save-again': (store) => {
      let isFirst = true;
      const save: ColumnSettingStore['save'] = async (...args) => {
        if (isFirst) await store.save(...args);
        isFirst = false;
      };
      return { ...store, save };
    },
    'owners-apart': (store) => {
      const one = { userId: '', tableId: '' };
      return {
        load: (_, signal) => store.load(one, signal),
        save: (_, settings, signal) => store.save(one, settings, signal),
      };
    },
    known: (store) => ({ ...store, known: () => null }),
    signal: (store) => ({ ...store, load: (owner) => store.load(owner) }),
  };

  it.each(columnSettingStoreClauses)('$id', async (clause) => {
    const corrupt = faults[clause.id];
    expect(corrupt, 'a fault for each clause').toBeDefined();
    await expect(clause.run(corrupt?.(createMemoryColumnSettings()) as never)).rejects.toThrow(
      ContractViolation,
    );
  });
});

describe('column settings in a key-value store', () => {
  const owner = { userId: 'rina', tableId: 'sales-orders' };

  it('treats invalid JSON as no value', async () => {
    const store = createFakeStore();
    store.setItem('pantau:columns:rina:sales-orders', '{');
    expect(await createKeyValueColumnSettings(store).load(owner)).toBeNull();
  });

  it('reports a full store as a server error', async () => {
    const full = {
      ...createFakeStore(),
      setItem: () => {
        throw new Error('quota');
      },
    };
    const saving = createKeyValueColumnSettings(full).save(owner, { version: 1, columns: [] });
    await expect(saving).rejects.toBeInstanceOf(PantauError);
  });

  it('rejects when the store cannot be read', async () => {
    const broken = {
      ...createFakeStore(),
      getItem: () => {
        throw new Error('denied');
      },
    };
    const loading = createKeyValueColumnSettings(broken).load(owner);
    await expect(loading).rejects.toMatchObject({ name: 'PantauError', kind: 'server' });
    expect(createKeyValueColumnSettings(broken).known?.(owner)).toBeUndefined();
  });
});
