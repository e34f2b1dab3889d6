import { createContext, useContext } from 'react';
import type { UseTranslationOptions } from 'react-i18next';
import type { I18n } from './create-i18n.ts';
import type { Format } from './format.ts';
import { type BuiltInLocale, type Locale, builtInLocaleOf } from './locale.ts';

export interface I18nContextValue {
  readonly i18n: I18n;
  readonly format: Format;
  /** For a language that is not built in. */
  readonly fallback: BuiltInLocale;
  /** Pass the same object on every render: a different one counts as a change. */
  readonly translation: UseTranslationOptions<undefined>;
}

export const I18nContext = createContext<I18nContextValue | null>(null);

export function useI18nContext(): I18nContextValue {
  const value = useContext(I18nContext);
  if (value === null) throw new Error('Pantau components must be inside a <PantauProvider>');
  return value;
}

/** The provider's language as a canonical BCP 47 tag. */
export function useLocale(): Locale {
  return useI18nContext().i18n.locale;
}

/** The language in which to show data that exists in the built-in languages only (CO-272). */
export function useDataLocale(): BuiltInLocale {
  const { i18n, fallback } = useI18nContext();
  return builtInLocaleOf(i18n.locale, fallback);
}

/** Numbers and times in the provider's language and time zone. */
export function useFormat(): Format {
  return useI18nContext().format;
}
