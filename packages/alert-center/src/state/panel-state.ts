import { type KeyValueStore, type PersistedValue, createPersisted } from '@pantau/core';
import { boolean } from 'valibot';

/** Whether the panel is open: kept under the specification's key and shared with other tabs. */
export function createPanelState(
  store: KeyValueStore,
  namespace: string | undefined,
  onError: (error: unknown) => void,
): PersistedValue<boolean> {
  return createPersisted({
    store,
    key: 'alertCenterPopup',
    namespace,
    schema: boolean(),
    fallback: false,
    onError,
  });
}
