import type { KeyValueStore, PersistedValue } from '@pantau/core';
import { nullable } from 'valibot';
import type { Size } from '../panel/display.ts';
import { sizeSchema } from '../panel/stored-size.ts';
import { type StorageScope, createScopedPersisted } from '../state/storage-scope.ts';

/**
 * The size that the user has chosen for new previews, px; `null` until then. Stored under
 * `alertCenterPreviewSize` (AC-390).
 */
export const createPreviewSize = (
  store: KeyValueStore,
  scope: StorageScope,
  onError: (error: unknown) => void,
): PersistedValue<Size | null> =>
  createScopedPersisted<Size | null>({
    store,
    scope,
    key: 'alertCenterPreviewSize',
    schema: nullable(sizeSchema),
    fallback: null,
    onError,
  });
