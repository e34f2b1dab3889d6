import { type KeyValueStore, PantauError, createMemoryStore } from '@pantau/core';
import { type GenericSchema, array, boolean, custom, nullable, object, string } from 'valibot';
import { createOwnedSetting } from '../../shared/owned-setting.ts';
import { checkSavedName, findByName } from '../../shared/saved-name.ts';
import type { SettingOwner } from '../../shared/setting-owner.ts';
import type { ViewContent } from './saved-view.ts';
import type { ViewStore } from './view-store.ts';

interface StoredView {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** `parseSavedViews` parses it: it knows the columns and fields of today. */
  readonly content: ViewContent;
  readonly shared: boolean;
}

const viewsSchema: GenericSchema<unknown, readonly StoredView[]> = array(
  object({
    id: string(),
    userId: string(),
    name: string(),
    content: custom<ViewContent>((value) => typeof value === 'object' && value !== null),
    shared: boolean(),
  }),
);

export interface KeyValueViewOptions {
  readonly namespace?: string | undefined;
  /** Whether everyone who uses the store belongs to one company. Defaults to `false`. */
  readonly canShare?: boolean | undefined;
}

/** Views in a `KeyValueStore`: that of the browser (`createBrowserStore`) or one of the host. */
export function createKeyValueViews(
  store: KeyValueStore,
  { namespace, canShare = false }: KeyValueViewOptions = {},
): ViewStore {
  const views = createOwnedSetting({ store, name: 'views', namespace, schema: viewsSchema });
  const defaults = createOwnedSetting({
    store,
    name: 'default-view',
    namespace,
    schema: nullable(string()),
  });
  /** The views of all users of a table are stored together where they can be shared. */
  const place = ({ userId, tableId }: SettingOwner): SettingOwner => ({
    userId: canShare ? '' : userId,
    tableId,
  });
  const read = (owner: SettingOwner): readonly StoredView[] => views.read(place(owner)) ?? [];
  const seenBy = ({ userId }: SettingOwner, all: readonly StoredView[]): readonly StoredView[] =>
    all.filter((view) => view.userId === userId || view.shared);
  const known = (owner: SettingOwner, id: string): StoredView => {
    const found = seenBy(owner, read(owner)).find((view) => view.id === id);
    if (found === undefined) throw new PantauError('notFound');
    return found;
  };
  const own = (owner: SettingOwner, id: string): StoredView => {
    const view = known(owner, id);
    if (view.userId !== owner.userId) throw new PantauError('forbidden');
    return view;
  };
  const check = (owner: SettingOwner, view: StoredView): StoredView => {
    if (view.shared && !canShare) throw new PantauError('forbidden');
    if (checkSavedName(view.name) !== null) throw new PantauError('invalid');
    if (findByName(seenBy(owner, read(owner)), view.name, view.id) !== undefined) {
      throw new PantauError('conflict');
    }
    return { ...view, name: view.name.trim() };
  };
  const nextId = (all: readonly StoredView[]): string =>
    String(Math.max(0, ...all.map(({ id }) => Number(id)).filter(Number.isSafeInteger)) + 1);

  return {
    canShare,
    async list(owner, signal) {
      signal?.throwIfAborted();
      const first = defaults.read(owner);
      return seenBy(owner, read(owner)).map(({ userId, ...view }) => ({
        ...view,
        editable: userId === owner.userId,
        isDefault: view.id === first,
      }));
    },
    async create(owner, draft, signal) {
      signal?.throwIfAborted();
      const all = read(owner);
      const id = nextId(all);
      const view = check(owner, { ...draft, id, userId: owner.userId });
      views.write(place(owner), [...all, view]);
      return id;
    },
    async update(owner, id, changes, signal) {
      signal?.throwIfAborted();
      const next = check(owner, { ...own(owner, id), ...changes });
      views.write(
        place(owner),
        read(owner).map((view) => (view.id === id ? next : view)),
      );
    },
    async remove(owner, id, signal) {
      signal?.throwIfAborted();
      own(owner, id);
      views.write(
        place(owner),
        read(owner).filter((view) => view.id !== id),
      );
    },
    async setDefault(owner, id, signal) {
      signal?.throwIfAborted();
      if (id !== null) known(owner, id);
      defaults.write(owner, id);
    },
  };
}

/** Views that last as long as the page, of users of one company. */
export function createMemoryViews(): ViewStore {
  return createKeyValueViews(createMemoryStore(), { canShare: true });
}
