import type { SettingOwner } from '../shared/setting-owner.ts';
import type { StoredColumn, StoredSettings } from '../features/columns/stored-settings.ts';
import type { ColumnSettingStore } from '../features/columns/column-setting-store.ts';
import {
  type StoreClause,
  type StoreContractOptions,
  checkAborts,
  checkSame,
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
    title: 'where nothing was saved, load gives null',
    async run(store) {
      checkSame(await store.load(mine), null, 'nothing is there');
    },
  },
  {
    id: 'save-load',
    title: 'what was saved comes back unchanged, in the same order',
    async run(store) {
      await store.save(mine, settings);
      checkSame(await store.load(mine), settings, 'the settings');
    },
  },
  {
    id: 'save-again',
    title: 'a later setting takes the place of the one before, as a whole',
    async run(store) {
      await store.save(mine, settings);
      const next = { ...settings, columns: [column('price')] };
      await store.save(mine, next);
      checkSame(await store.load(mine), next, 'the later settings');
    },
  },
  {
    id: 'owners-apart',
    title: 'each user has his own setting for each table',
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
    id: 'signal',
    title: 'a call that was given up rejects with AbortError',
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
