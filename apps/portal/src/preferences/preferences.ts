import {
  type KeyValueStore,
  type Locale,
  type PersistedValue,
  createPersisted,
  storageKeys,
} from '@pantau/core';
import { picklist } from 'valibot';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** The user's choices on this device, synchronised across tabs. */
export interface Preferences {
  readonly language: PersistedValue<Locale>;
  readonly theme: PersistedValue<ThemeChoice>;
}

export function createPreferences(
  store: KeyValueStore,
  onError: (error: unknown) => void,
): Preferences {
  return {
    language: createPersisted<Locale>({
      store,
      key: storageKeys.language,
      schema: picklist(['id', 'en']),
      fallback: 'id',
      onError,
    }),
    theme: createPersisted<ThemeChoice>({
      store,
      key: storageKeys.theme,
      schema: picklist(['light', 'dark', 'system']),
      fallback: 'system',
      onError,
    }),
  };
}
