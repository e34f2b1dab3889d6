import { type ReactElement, type ReactNode, createContext, useContext, useMemo } from 'react';
import type { MessageCatalog, MessageKey, MessageOverrides, Translate } from './catalog.ts';
import { type I18n, createI18n } from './create-i18n.ts';
import { type Format, createFormat } from './format.ts';
import type { Locale } from './locale.ts';

interface I18nContextValue {
  readonly i18n: I18n;
  readonly format: Format;
}

const I18nContext = createContext<I18nContextValue | null>(null);

export interface I18nProviderProps {
  readonly locale: Locale;
  /** The host's own words. May be written in place: its content is compared, not its identity. */
  readonly overrides?: MessageOverrides | undefined;
  /** IANA name; the device's own when left out. */
  readonly timeZone?: string | undefined;
  readonly children?: ReactNode;
}

/** Part of `PantauProvider`; gives everything below its language, words and formats. */
export function I18nProvider(props: I18nProviderProps): ReactElement {
  const { locale, overrides, timeZone, children } = props;
  const words = JSON.stringify(overrides ?? {});
  const i18n = useMemo(
    () => createI18n({ locale, overrides: JSON.parse(words) as MessageOverrides }),
    [locale, words],
  );
  const format = useMemo(() => createFormat(locale, timeZone), [locale, timeZone]);
  const value = useMemo(() => ({ i18n, format }), [i18n, format]);
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}

function useI18nContext(): I18nContextValue {
  const value = useContext(I18nContext);
  if (value === null) throw new Error('Pantau components need a <PantauProvider> around them');
  return value;
}

/** The texts of a catalogue in the provider's language. Stable until the language changes. */
export function useMessages<K extends string>(
  catalog: MessageCatalog<K>,
): Translate<MessageKey<K>> {
  return useI18nContext().i18n.translator(catalog);
}

export function useLocale(): Locale {
  return useI18nContext().i18n.locale;
}

/** Numbers and times in the provider's language and time zone. */
export function useFormat(): Format {
  return useI18nContext().format;
}
