import { check, checkAborts, checkSame, checkRejects } from '@pantau/core/testing';
import type { SettingOwner } from '../shared/setting-owner.ts';
import type { FilterSchema } from '../features/filters/filter-schema.ts';
import type { FilterValues } from '../features/filters/filter-value.ts';
import { SAVED_NAME_MAX } from '../shared/saved-name.ts';
import { type SavedFilter, parseSavedFilters } from '../features/saved-filters/saved-filter.ts';
import type { SavedFilterStore } from '../features/saved-filters/saved-filter-store.ts';
import {
  type StoreClause,
  type StoreContractOptions,
  runClauses,
} from './column-setting-store-clauses.ts';

const mine: SettingOwner = { userId: 'rina', tableId: 'sales-orders' };
const others: readonly SettingOwner[] = [
  { userId: 'budi', tableId: 'sales-orders' },
  { userId: 'rina', tableId: 'trips' },
];

const schema: FilterSchema = [
  { kind: 'text', key: 'reference', label: '' },
  { kind: 'numberRange', key: 'total_weight', label: '' },
  { kind: 'dateRange', key: 'created_on', label: '' },
  { kind: 'multiSelect', key: 'customer', label: '' },
];
const activeFilters: FilterValues = {
  reference: { kind: 'text', text: 'PO "88" – 電話' },
  total_weight: { kind: 'numberRange', min: 0.5, max: null },
  created_on: { kind: 'dateRange', from: '2026-11-14', to: '2026-11-20', shortcut: 'last7Days' },
  customer: { kind: 'multiSelect', values: ['PT A', 'PT B'] },
};
const value = { activeFilters };

const listOf = async (
  store: SavedFilterStore,
  owner: SettingOwner = mine,
): Promise<readonly SavedFilter[]> => parseSavedFilters(schema, await store.list(owner));
const namesOf = async (store: SavedFilterStore, owner?: SettingOwner): Promise<readonly string[]> =>
  (await listOf(store, owner)).map((saved) => saved.name);

/** The requirements of the port. */
export const savedFilterStoreClauses: readonly StoreClause<SavedFilterStore>[] = [
  {
    id: 'create-list',
    title: 'lists a new filter last, with unchanged values, and not as the default',
    async run(store) {
      checkSame(await listOf(store), [], 'nothing is there');
      const first = await store.create(mine, { name: 'Late', value });
      const second = await store.create(mine, { name: 'Heavy', value: { activeFilters: {} } });
      check(first !== second, 'each has an id of its own');
      checkSame(
        await listOf(store),
        [
          { id: first, name: 'Late', value, isDefault: false },
          { id: second, name: 'Heavy', value: { activeFilters: {} }, isDefault: false },
        ],
        'the list',
      );
    },
  },
  {
    id: 'name-rules',
    title: 'requires trimmed names of 1 to 32 characters, unique regardless of case',
    async run(store) {
      await store.create(mine, { name: ' Late ', value });
      checkSame(await namesOf(store), ['Late'], 'the name is trimmed');
      const long = 'x'.repeat(SAVED_NAME_MAX);
      await store.create(mine, { name: long, value });
      for (const name of ['', '   ', `${long}x`]) {
        await checkRejects(store.create(mine, { name, value }), 'invalid', `the name "${name}"`);
      }
      await checkRejects(store.create(mine, { name: 'LATE', value }), 'conflict', 'a name taken');
      checkSame(await namesOf(store), ['Late', long], 'what was refused is not there');
    },
  },
  {
    id: 'update',
    title: 'changes name and value independently, and keeps the position in the list',
    async run(store) {
      const id = await store.create(mine, { name: 'Late', value });
      await store.create(mine, { name: 'Heavy', value });
      await store.update(mine, id, { name: 'late' });
      await store.update(mine, id, { value: { activeFilters: {} } });
      const [first, second] = await listOf(store);
      checkSame([first?.name, first?.value.activeFilters], ['late', {}], 'both changes');
      checkSame([second?.name, second?.value], ['Heavy', value], 'the other one');
      await checkRejects(store.update(mine, id, { name: 'heavy' }), 'conflict', 'a name taken');
      await checkRejects(store.update(mine, id, { name: ' ' }), 'invalid', 'a blank name');
    },
  },
  {
    id: 'remove',
    title: 'removes only the given filter',
    async run(store) {
      const id = await store.create(mine, { name: 'Late', value });
      await store.create(mine, { name: 'Heavy', value });
      await store.remove(mine, id);
      checkSame(await namesOf(store), ['Heavy'], 'the list');
      await checkRejects(store.remove(mine, id), 'notFound', 'removing it again');
      await checkRejects(store.update(mine, id, { name: 'x' }), 'notFound', 'changing it');
      await checkRejects(store.setDefault(mine, id), 'notFound', 'making it the default');
    },
  },
  {
    id: 'default',
    title: 'has at most one default filter, and none after null',
    async run(store) {
      const first = await store.create(mine, { name: 'Late', value });
      const second = await store.create(mine, { name: 'Heavy', value });
      const defaults = async (): Promise<readonly boolean[]> =>
        (await listOf(store)).map((saved) => saved.isDefault);
      await store.setDefault(mine, first);
      checkSame(await defaults(), [true, false], 'the first');
      await store.setDefault(mine, second);
      checkSame(await defaults(), [false, true], 'the second in its place');
      await store.update(mine, second, { name: 'Heaviest' });
      checkSame(await defaults(), [false, true], 'another name changes nothing of it');
      await store.setDefault(mine, null);
      checkSame(await defaults(), [false, false], 'none');
    },
  },
  {
    id: 'owners-apart',
    title: 'keeps filters per user and table',
    async run(store) {
      const id = await store.create(mine, { name: 'Late', value });
      for (const other of others) {
        checkSame(await namesOf(store, other), [], 'nothing of mine');
        await checkRejects(store.remove(other, id), 'notFound', 'mine is out of reach');
        await store.create(other, { name: 'Late', value });
      }
      checkSame(await namesOf(store), ['Late'], 'mine stays');
    },
  },
  {
    id: 'signal',
    title: 'rejects an aborted call with AbortError and changes nothing',
    async run(store) {
      const id = await store.create(mine, { name: 'Late', value });
      const signal = AbortSignal.abort();
      await checkAborts(store.list(mine, signal), 'list');
      await checkAborts(store.create(mine, { name: 'Heavy', value }, signal), 'create');
      await checkAborts(store.update(mine, id, { name: 'Heavy' }, signal), 'update');
      await checkAborts(store.setDefault(mine, id, signal), 'setDefault');
      await checkAborts(store.remove(mine, id, signal), 'remove');
      checkSame(await namesOf(store), ['Late'], 'nothing has changed');
    },
  },
];

/** Runs the contract of `SavedFilterStore` against an implementation, one test per clause. */
export function savedFilterStoreContract(options: StoreContractOptions<SavedFilterStore>): void {
  runClauses('SavedFilterStore', savedFilterStoreClauses, options);
}
