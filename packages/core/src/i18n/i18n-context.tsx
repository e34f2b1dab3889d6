import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageCatalog, MessageKey, MessageOverrides, Translate } from './catalog.ts';
import { type I18n, createI18n, memoize } from './create-i18n.ts';
import { createFormat } from './format.ts';
import { I18nContext, useI18nContext } from './i18n-value.ts';
import type { BuiltInLocale, Locale } from './locale.ts';

export interface I18nProviderProps {
  readonly locale: Locale;
  /** See `PantauProvider`. */
  readonly fallback?: BuiltInLocale | undefined;
  /** The host's own texts. May be an object literal: its content is compared, not its identity. */
  readonly overrides?: MessageOverrides | undefined;
  /** IANA name. Defaults to the device's time zone. */
  readonly timeZone?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * Part of `PantauProvider`; provides the language, texts and formats. It is not react-i18next's
 * `I18nextProvider`: what a host renders inside it keeps the host's own i18next instance.
 */
export function I18nProvider(props: I18nProviderProps): ReactElement {
  const { locale, overrides, fallback = 'en', timeZone, children } = props;
  const texts = JSON.stringify(overrides ?? {});
  const i18n = useMemo(
    () => createI18n({ locale, fallback, overrides: JSON.parse(texts) as MessageOverrides }),
    [locale, fallback, texts],
  );
  const format = useMemo(() => createFormat(locale, timeZone), [locale, timeZone]);
  const value = useMemo(() => {
    const translation = { i18n: i18n.instance, useSuspense: false };
    return { i18n, format, translation, fallback };
  }, [i18n, format, fallback]);
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}

/** The texts of a catalogue in the provider's language. Stable until the language changes. */
export function useMessages<K extends string>(
  catalog: MessageCatalog<K>,
): Translate<MessageKey<K>> {
  const { i18n, translation } = useI18nContext();
  const cache = i18n.add(catalog);
  const { t } = useTranslation(catalog.namespace, translation);
  const { namespace } = catalog;
  return useMemo(() => memoize(t, cache, i18n.keyOf(namespace)), [t, cache, i18n, namespace]);
}

/**
 * The texts of catalogues that load later, for code outside React: `translator(catalog)`. Stable until the
 * language changes.
 */
export function useTranslator(): I18n['translator'] {
  return useI18nContext().i18n.translator;
}
