import { createInstance } from 'i18next';
import type { MessageCatalog, MessageKey, MessageOverrides, Translate } from './catalog.ts';
import { type Locale, locales } from './locale.ts';

export interface I18nOptions {
  readonly locale: Locale;
  readonly overrides?: MessageOverrides | undefined;
}

/** The texts of one provider in one language. */
export interface I18n {
  readonly locale: Locale;
  /** Adds the catalogue on its first use; the same function for the same catalogue every time. */
  translator<K extends string>(catalog: MessageCatalog<K>): Translate<MessageKey<K>>;
}

/**
 * An i18next instance of its own: no global instance is touched, so a host's i18next, another
 * tenant's words and a second copy of this package can stand on the same page. It is never
 * changed: another language is another instance.
 */
export function createI18n({ locale, overrides = {} }: I18nOptions): I18n {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    fallbackLng: 'en',
    ns: [],
    // With resources given, i18next is ready at once instead of in a later task.
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });

  const translators = new Map<MessageCatalog<string>, Translate<string>>();

  const add = ({ namespace, messages }: MessageCatalog<string>): void => {
    for (const language of locales) {
      const own = overrides[namespace]?.[language];
      i18n.addResourceBundle(language, namespace, { ...messages[language], ...own }, true, true);
    }
  };

  return {
    locale,
    translator<K extends string>(catalog: MessageCatalog<K>): Translate<MessageKey<K>> {
      let translate = translators.get(catalog);
      if (translate === undefined) {
        add(catalog);
        const lookUp = i18n.getFixedT(locale, catalog.namespace);
        // Lists ask for the same words at each render; the instance never changes.
        const plain = new Map<string, string>();
        translate = (key, values) => {
          if (values !== undefined) return lookUp(key, { ...values });
          const text = plain.get(key) ?? lookUp(key);
          plain.set(key, text);
          return text;
        };
        translators.set(catalog, translate);
      }
      return translate;
    },
  };
}
