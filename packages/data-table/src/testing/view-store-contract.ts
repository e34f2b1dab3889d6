import { check, checkAborts, checkSame, checkRejects } from '@pantau/core/testing';
import {
  type SavedView,
  type ViewContent,
  parseSavedViews,
} from '../features/saved-views/saved-view.ts';
import type { ViewStore } from '../features/saved-views/view-store.ts';
import { SAVED_NAME_MAX } from '../shared/saved-name.ts';
import type { SettingOwner } from '../shared/setting-owner.ts';
import {
  type StoreClause,
  type StoreContractOptions,
  runClauses,
} from './column-setting-store-clauses.ts';

/** Both users belong to one company. */
const rina: SettingOwner = { userId: 'rina', tableId: 'sales-orders' };
const budi: SettingOwner = { userId: 'budi', tableId: 'sales-orders' };
const otherTable: SettingOwner = { userId: 'rina', tableId: 'trips' };

const content: ViewContent = {
  columns: {
    version: 1,
    columns: [{ key: 'number', shown: true, pinned: 'start', width: 180, closeChild: false }],
  },
  sorts: [{ key: 'number', direction: 'desc' }],
  filters: { reference: { kind: 'text', text: 'PO "88" – 電話' } },
};
const bare: ViewContent = { columns: { version: 1, columns: [] }, sorts: [], filters: {} };
const fields = {
  schema: [{ kind: 'text' as const, key: 'reference', label: '' }],
  sortable: ['number'],
};
const late = { name: 'Late', content, shared: false };

const listOf = async (
  store: ViewStore,
  owner: SettingOwner = rina,
): Promise<readonly SavedView[]> => parseSavedViews(await store.list(owner), fields);
const namesOf = async (store: ViewStore, owner?: SettingOwner): Promise<readonly string[]> =>
  (await listOf(store, owner)).map(({ name }) => name);

/** The requirements of the port. Those about sharing hold for a store that can share. */
export const viewStoreClauses: readonly StoreClause<ViewStore>[] = [
  {
    id: 'create-list',
    title: 'lists a new view last, with unchanged content, editable, and not as the default',
    async run(store) {
      checkSame(await listOf(store), [], 'nothing is there');
      const first = await store.create(rina, late);
      const second = await store.create(rina, { ...late, name: 'Heavy', content: bare });
      check(first !== second, 'each has an id of its own');
      const rest = { shared: false, editable: true, isDefault: false };
      checkSame(
        await listOf(store),
        [
          { id: first, name: 'Late', content, ...rest },
          { id: second, name: 'Heavy', content: bare, ...rest },
        ],
        'both, in order of creation',
      );
    },
  },
  {
    id: 'name-rules',
    title: 'trims names, and rejects blank, long and existing ones regardless of case',
    async run(store) {
      await store.create(rina, { ...late, name: ' Late ' });
      const id = await store.create(rina, { ...late, name: 'x'.repeat(SAVED_NAME_MAX) });
      checkSame(await namesOf(store), ['Late', 'x'.repeat(SAVED_NAME_MAX)], 'trimmed');
      const create = (name: string) => store.create(rina, { ...late, name });
      await checkRejects(create('  '), 'invalid', 'a blank name');
      await checkRejects(create('x'.repeat(SAVED_NAME_MAX + 1)), 'invalid', 'a long name');
      await checkRejects(create('lATE'), 'conflict', 'an existing name');
      await checkRejects(store.update(rina, id, { name: 'late' }), 'conflict', 'on renaming');
      await store.update(rina, id, { name: 'X'.repeat(SAVED_NAME_MAX) });
    },
  },
  {
    id: 'update',
    title: 'changes the name or the content, and nothing else',
    async run(store) {
      const id = await store.create(rina, late);
      await store.update(rina, id, { name: 'Later' });
      await store.update(rina, id, { content: bare });
      const [view] = await listOf(store);
      checkSame([view?.name, view?.content, view?.shared], ['Later', bare, false], 'both changed');
      await checkRejects(store.update(rina, 'gone', { name: 'x' }), 'notFound', 'an unknown view');
    },
  },
  {
    id: 'remove',
    title: 'removes a view, and rejects an unknown one',
    async run(store) {
      const id = await store.create(rina, late);
      await store.setDefault(rina, id);
      await store.remove(rina, id);
      checkSame(await namesOf(store), [], 'it is gone');
      await checkRejects(store.remove(rina, id), 'notFound', 'removing it again');
    },
  },
  {
    id: 'default',
    title: 'has at most one default per user',
    async run(store) {
      const first = await store.create(rina, late);
      const second = await store.create(rina, { ...late, name: 'Heavy' });
      const defaults = async () => (await listOf(store)).map(({ isDefault }) => isDefault);
      await store.setDefault(rina, first);
      await store.setDefault(rina, second);
      checkSame(await defaults(), [false, true], 'the second in place of the first');
      await store.setDefault(rina, null);
      checkSame(await defaults(), [false, false], 'none');
      await checkRejects(store.setDefault(rina, 'gone'), 'notFound', 'an unknown view');
    },
  },
  {
    id: 'owners-apart',
    title: 'keeps views that are not shared per user and table',
    async run(store) {
      const id = await store.create(rina, late);
      for (const other of [budi, otherTable]) {
        checkSame(await namesOf(store, other), [], 'nothing of others');
        await checkRejects(store.remove(other, id), 'notFound', 'out of reach');
        await store.create(other, late);
      }
      checkSame(await namesOf(store), ['Late'], 'mine stays');
    },
  },
  {
    id: 'sharing',
    title: 'shows a shared view to everyone in the company, who may use but not change it',
    async run(store) {
      if (!store.canShare) {
        await checkRejects(store.create(rina, { ...late, shared: true }), 'forbidden', 'sharing');
        return;
      }
      const id = await store.create(rina, { ...late, shared: true });
      const seen = (await listOf(store, budi)).map((view) => [view.id, view.shared, view.editable]);
      checkSame(seen, [[id, true, false]], 'shared, and not editable');
      await checkRejects(store.update(budi, id, { name: 'Mine' }), 'forbidden', 'changing it');
      await checkRejects(store.remove(budi, id), 'forbidden', 'removing it');
      await checkRejects(store.create(budi, late), 'conflict', 'its name');
      await store.setDefault(budi, id);
      checkSame(
        [(await listOf(store, budi))[0]?.isDefault, (await listOf(store))[0]?.isDefault],
        [true, false],
        'a default of one user alone',
      );
      checkSame(await namesOf(store, otherTable), [], 'nothing in another table');
      await store.update(rina, id, { shared: false });
      checkSame(await namesOf(store, budi), [], 'not shared any more');
    },
  },
  {
    id: 'signal',
    title: 'rejects an aborted call with AbortError and changes nothing',
    async run(store) {
      const id = await store.create(rina, late);
      const signal = AbortSignal.abort();
      await checkAborts(store.list(rina, signal), 'list');
      await checkAborts(store.create(rina, { ...late, name: 'Heavy' }, signal), 'create');
      await checkAborts(store.update(rina, id, { name: 'Heavy' }, signal), 'update');
      await checkAborts(store.setDefault(rina, id, signal), 'setDefault');
      await checkAborts(store.remove(rina, id, signal), 'remove');
      checkSame(await namesOf(store), ['Late'], 'nothing has changed');
    },
  },
];

/** Runs the contract of `ViewStore` against an implementation, one test per clause. */
export function viewStoreContract(options: StoreContractOptions<ViewStore>): void {
  runClauses('ViewStore', viewStoreClauses, options);
}
