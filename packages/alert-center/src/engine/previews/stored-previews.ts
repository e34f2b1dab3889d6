import type { KeyValueStore } from '@pantau/core';
import { createPersisted } from '@pantau/core/base';
import { array, nullable, number, object, optional, string } from 'valibot';
import { sizeSchema } from '../panel/stored-size.ts';
import type { Previews } from './previews.ts';

export interface StoredPreviewsOptions {
  /** Shared by the tabs. */
  readonly storage: KeyValueStore;
  readonly tabStorage: KeyValueStore;
  readonly storageNamespace: string | undefined;
  readonly onError: (error: unknown) => void;
}

/**
 * Open previews, stored under `activePopups`: for this tab, and for the next tab of a user who has none left
 * (AC-75, AC-430). Those of another user are not returned; `userId` is `null` when the user is unknown.
 */
export interface StoredPreviews {
  /** Whether nothing is stored, for any user. */
  isEmpty(): boolean;
  /** The previews of this tab; `null` if it has never stored any. */
  own(userId: string | null): Previews | null;
  /** The previews of the user's tab that changed them last. */
  latest(userId: string | null): Previews;
  save(userId: string | null, previews: Previews): void;
}

const preview = object({
  key: number(),
  id: string(),
  position: object({ x: number(), y: number() }),
  size: optional(sizeSchema),
});

const schema = nullable(object({ userId: nullable(string()), previews: array(preview) }));

export function createStoredPreviews(options: StoredPreviewsOptions): StoredPreviews {
  const { storage, tabStorage, storageNamespace: namespace, onError } = options;
  const open = (store: KeyValueStore) =>
    createPersisted({ store, namespace, key: 'activePopups', schema, fallback: null, onError });
  const tab = open(tabStorage);
  const shared = open(storage);
  const readOf = ({ get }: typeof tab, userId: string | null): Previews | null => {
    const stored = get();
    return stored?.userId === userId ? stored.previews : null;
  };

  return {
    isEmpty: () => [tab, shared].every(({ get }) => (get()?.previews ?? []).length === 0),
    own: (userId) => readOf(tab, userId),
    latest: (userId) => readOf(shared, userId) ?? [],
    save(userId, opened) {
      const previews = opened.map(({ automatic: _, ...rest }) => rest);
      if (previews.length === 0) shared.remove();
      else shared.set({ userId, previews });
      tab.set({ userId, previews });
    },
  };
}
