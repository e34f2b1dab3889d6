import { check, checkAborts, checkSame } from '@pantau/core/testing';
import type { SettingOwner } from '../shared/setting-owner.ts';
import type { StoredColumn, StoredSettings } from '../features/columns/stored-settings.ts';
import type { ColumnSettingStore } from '../features/columns/column-setting-store.ts';
import {
  type StoreClause,
  type StoreContractOptions,
  runClauses,
} from './column-setting-store-clauses.ts';

const mine: SettingOwner = { userId: 'rina', tableId: 'sales-orders' };
const others: readonly SettingOwner[] = [
  { userId: 'budi', tableId: 'sales-orders' },
  { userId: 'rina', tableId: 'trips' },
  { userId: 'rina:sales-orders', tableId: '' },
];

const column = (key: string, more: Partial<StoredColumn> = {}): StoredColumn => ({
  key,
  shown: true,
  pinned: null,
  width: null,
  closeChild: false,
  ...more,
});
const settings: StoredSettings = {
  version: 1,
  columns: [
    column('sender', { closeChild: true }),
    column('sender.name', { width: 222, pinned: 'end' }),
    column('Nomor "telepon" – 電話', { shown: false, pinned: 'start' }),
  ],
};

/** The requirements of the port. */
export const columnSettingStoreClauses: readonly StoreClause<ColumnSettingStore>[] = [
  {
    id: 'load-nothing',
    title: 'loads null if nothing was saved',
    async run(store) {
      checkSame(await store.load(mine), null, 'nothing is there');
    },
  },
  {
    id: 'save-load',
    title: 'loads saved settings unchanged, in the same order',
    async run(store) {
      await store.save(mine, settings);
      checkSame(await store.load(mine), settings, 'the settings');
    },
  },
  {
    id: 'save-again',
    title: 'replaces earlier settings completely',
    async run(store) {
      await store.save(mine, settings);
      const next = { ...settings, columns: [column('price')] };
      await store.save(mine, next);
      checkSame(await store.load(mine), next, 'the later settings');
    },
  },
  {
    id: 'owners-apart',
    title: 'keeps settings per user and table',
    async run(store) {
      await store.save(mine, settings);
      for (const other of others) {
        checkSame(await store.load(other), null, `nothing for ${other.userId}, ${other.tableId}`);
      }
      for (const other of others) await store.save(other, { version: 1, columns: [] });
      checkSame(await store.load(mine), settings, 'mine stays');
    },
  },
  {
    id: 'known',
    title: 'knows at once what it would load, if anything (DT-467)',
    async run(store) {
      for (const saved of [null, settings]) {
        if (saved !== null) await store.save(mine, saved);
        const known = store.known?.(mine);
        if (known === undefined) continue;
        checkSame(known, saved, 'what is known');
        check((await store.load(mine)) === known, 'load gives the same object');
      }
    },
  },
  {
    id: 'signal',
    title: 'rejects an aborted call with AbortError',
    async run(store) {
      const signal = AbortSignal.abort();
      await checkAborts(store.load(mine, signal), 'load obeys its signal');
      await checkAborts(store.save(mine, settings, signal), 'save obeys its signal');
    },
  },
];

/** Runs the contract of `ColumnSettingStore` against an implementation, one test per clause. */
export function columnSettingStoreContract(
  options: StoreContractOptions<ColumnSettingStore>,
): void {
  runClauses('ColumnSettingStore', columnSettingStoreClauses, options);
}
