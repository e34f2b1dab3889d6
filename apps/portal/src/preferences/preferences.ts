import {
  type KeyValueStore,
  type Locale,
  type PersistedValue,
  createPersisted,
  storageKeys,
} from '@pantau/core';
import { picklist } from 'valibot';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** What the user chose on this device; the same in all of its tabs. */
export interface Preferences {
  /** Spec alerts §1 and §9: stored as `language`. */
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
