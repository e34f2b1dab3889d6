import { type KeyValueStore, type PersistedValue, createPersisted } from '@pantau/core';
import { array, nullable, number, object, optional, string } from 'valibot';
import { sizeSchema } from '../panel/stored-size.ts';
import type { Previews } from './previews.ts';

/** Open previews as stored; those of another user are not restored. */
export interface StoredPreviews {
  /** `null` when the user is unknown. */
  readonly userId: string | null;
  readonly previews: Previews;
}

const noStoredPreviews: StoredPreviews = { userId: null, previews: [] };

const preview = object({
  key: number(),
  id: string(),
  position: object({ x: number(), y: number() }),
  size: optional(sizeSchema),
});

/**
 * Stores open previews under `activePopups` (AC-75). Read only at the start; changes by other tabs are
 * ignored, apart from what the user closes there (`createSharedCloses`).
 */
export function createStoredPreviews(
  store: KeyValueStore,
  namespace: string | undefined,
  onError: (error: unknown) => void,
): PersistedValue<StoredPreviews> {
  return createPersisted<StoredPreviews>({
    store,
    namespace,
    key: 'activePopups',
    schema: object({ userId: nullable(string()), previews: array(preview) }),
    fallback: noStoredPreviews,
    onError,
  });
}
