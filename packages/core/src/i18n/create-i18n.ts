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

const placeholder = /\{\{(\w+)\}\}/g;

/** What only i18next can fill in: formats, other keys, spaces. A host's words may have it. */
const isIntricate = (text: string): boolean => /\{\{|\$t\(/.test(text.replace(placeholder, ''));

/**
 * Looks a text up once and fills in its values itself: a list asks for hundreds at each render, and the
 * instance behind it never changes. What has a plural is looked up each time.
 */
function remembered(
  lookUp: (key: string, options: Readonly<Record<string, unknown>>) => string,
): Translate<string> {
  const texts = new Map<string, string>();
  const textOf = (key: string): string => {
    const text = texts.get(key) ?? lookUp(key, { skipInterpolation: true });
    texts.set(key, text);
    return text;
  };
  return (key, values = {}) => {
    if (values['count'] !== undefined) return lookUp(key, { ...values });
    const text = textOf(key);
    if (!text.includes('{{') && !text.includes('$t(')) return text;
    if (isIntricate(text)) return lookUp(key, { ...values });
    return text.replace(placeholder, (_whole, name: string) => String(values[name] ?? ''));
  };
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
        translate = remembered((key, options) => lookUp(key, options));
        translators.set(catalog, translate);
      }
      return translate;
    },
  };
}
