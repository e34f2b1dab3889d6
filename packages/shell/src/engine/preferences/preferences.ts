import type { BuiltInLocale, Density, KeyValueStore, PersistedValue } from '@pantau/core';
import { builtInLocales, createPersisted, storageKeys } from '@pantau/core/base';
import { picklist } from 'valibot';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** The user's choices on this device, synchronised across tabs (PO-34, PO-35). */
export interface Preferences {
  /** Follows the browser until the user chooses a language. */
  readonly language: PersistedValue<BuiltInLocale>;
  readonly theme: PersistedValue<ThemeChoice>;
  readonly density: PersistedValue<Density>;
}

/** The first of the browser's languages that the portal speaks, else Indonesian. */
export function browserLanguage(languages: readonly string[]): BuiltInLocale {
  for (const language of languages) {
    const locale = builtInLocales.find((own) => language.toLowerCase().split('-')[0] === own);
    if (locale !== undefined) return locale;
  }
  return 'id';
}

export function createPreferences(
  store: KeyValueStore,
  onError: (error: unknown) => void,
  languages: readonly string[],
): Preferences {
  return {
    language: createPersisted<BuiltInLocale>({
      store,
      key: storageKeys.language,
      schema: picklist(['id', 'en']),
      acceptBareText: true,
      fallback: browserLanguage(languages),
      onError,
    }),
    theme: createPersisted<ThemeChoice>({
      store,
      key: storageKeys.theme,
      schema: picklist(['light', 'dark', 'system']),
      fallback: 'system',
      onError,
    }),
    density: createPersisted<Density>({
      store,
      key: 'density',
      schema: picklist(['comfortable', 'compact']),
      fallback: 'comfortable',
      onError,
    }),
  };
}
