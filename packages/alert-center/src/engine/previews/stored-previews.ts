import { type KeyValueStore, type PersistedValue, createPersisted } from '@pantau/core';
import { array, nullable, number, object, string } from 'valibot';
import type { Previews } from './previews.ts';

/** Open previews as they outlive the page; somebody else's are not restored. */
export interface KeptPreviews {
  /** Null: nobody has said who the user is. */
  readonly userId: string | null;
  readonly previews: Previews;
}

const noneKept: KeptPreviews = { userId: null, previews: [] };

const preview = object({
  key: number(),
  id: string(),
  position: object({ x: number(), y: number() }),
});

/** Keeps open previews under `activePopups` (spec alerts §9). Other tabs may write it; we read at the start. */
export function createKeptPreviews(
  store: KeyValueStore,
  namespace: string | undefined,
  onError: (error: unknown) => void,
): PersistedValue<KeptPreviews> {
  return createPersisted<KeptPreviews>({
    store,
    namespace,
    key: 'activePopups',
    schema: object({ userId: nullable(string()), previews: array(preview) }),
    fallback: noneKept,
    onError,
  });
}
