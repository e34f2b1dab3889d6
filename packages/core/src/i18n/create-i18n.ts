import { type i18n as I18next, createInstance } from 'i18next';
import type {
  MessageCatalog,
  MessageKey,
  MessageOverrides,
  MessageValues,
  Translate,
} from './catalog.ts';
import { isDevelopment } from '../errors/is-development.ts';
import { reportMissing } from './report-missing.ts';
import { type BuiltInLocale, type Locale, canonicalLocale } from './locale.ts';

export interface I18nOptions {
  readonly locale: Locale;
  readonly overrides?: MessageOverrides | undefined;
  /** Whose texts replace those that the language lacks. Defaults to `en`. */
  readonly fallback?: BuiltInLocale | undefined;
}

/** The texts of one provider in one language. */
export interface I18n {
  /** In canonical form. */
  readonly locale: Locale;
  /** The i18next instance, for `useTranslation`. It holds the catalogues that were added. */
  readonly instance: I18next;
  /** Adds the catalogue on first use. Returns the cache of texts that its translate functions share. */
  add(catalog: MessageCatalog<string>): Map<string, string>;
  /** Which key of a namespace a text is read by. */
  keyOf(namespace: string): (key: string, values: MessageValues | undefined) => string;
  /** For code outside React. Returns the same function for a catalogue each time. */
  translator<K extends string>(catalog: MessageCatalog<K>): Translate<MessageKey<K>>;
}

const MAX_TEXTS = 5_000;

/** Which key a text is read by. */
type KeyOf = (key: string, values: MessageValues | undefined) => string;

/**
 * Languages such as Indonesian have one plural form, so i18next never reads their `_one`. Yet a text about a
 * single thing may differ from one about several, as “X” does from “X and 2 more”.
 */
function readsOne(instance: I18next, tag: string): (namespace: string) => KeyOf {
  const languages = [tag, tag.split('-')[0] ?? tag];
  let hasSingular: boolean | undefined;
  return (namespace) => (key, values) => {
    if (values?.['count'] !== 1) return key;
    // Creating plural rules takes long, and every text hook of a list would pay for it.
    hasSingular ??= new Intl.PluralRules(tag).select(1) === 'one';
    if (hasSingular) return key;
    const one = `${key}_one`;
    const isGiven = languages.some(
      (language) => instance.getResource(language, namespace, one) !== undefined,
    );
    return isGiven ? one : key;
  };
}

/**
 * Caches the texts of `t` by key and values. i18next takes 10 to 35 µs per text, and a list requests hundreds
 * per render, nearly all with the values of the previous render.
 */
export function memoize(
  t: I18next['t'],
  texts: Map<string, string>,
  keyOf: KeyOf,
): Translate<string> {
  return (key, values) => {
    const id = values === undefined ? key : key + JSON.stringify(values);
    let text = texts.get(id);
    if (text === undefined) {
      if (texts.size >= MAX_TEXTS) texts.clear();
      text = t(keyOf(key, values), { ...values });
      texts.set(id, text);
    }
    return text;
  };
}

function createInstanceFor(locale: Locale, fallback: BuiltInLocale): I18next {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: fallback === 'en' ? 'en' : [fallback, 'en'],
    ns: [],
    // With resources given, i18next is ready synchronously instead of in a later task.
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    // A placeholder without a value is left out instead of shown.
    missingInterpolationHandler: () => '',
    // Neither the language nor a catalogue in use ever changes: there is nothing to listen for.
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
  });
  return instance;
}

/**
 * Creates an i18next instance of its own. No global instance is touched, so a host's i18next, another
 * tenant's texts and a second copy of this package can coexist on one page. The language of an
 * instance never changes: another language is another instance.
 */
export function createI18n(options: I18nOptions): I18n {
  const { locale, overrides = {}, fallback = 'en' } = options;
  const tag = canonicalLocale(locale);
  const instance = createInstanceFor(tag, fallback);
  const caches = new Map<MessageCatalog<string>, Map<string, string>>();
  const translators = new Map<MessageCatalog<string>, Translate<string>>();

  const add = (catalog: MessageCatalog<string>): Map<string, string> => {
    const existing = caches.get(catalog);
    if (existing !== undefined) return existing;
    const { namespace, messages } = catalog;
    for (const texts of [messages, overrides[namespace] ?? {}]) {
      for (const [language, bundle] of Object.entries(texts)) {
        instance.addResourceBundle(canonicalLocale(language), namespace, bundle, true, true);
      }
    }
    reportMissing(instance, catalog, tag);
    if (options.overrides !== undefined && isDevelopment()) {
      void import('./report-unknown.ts').then((loaded) => loaded.reportUnknown(catalog, overrides));
    }
    const cache = new Map<string, string>();
    caches.set(catalog, cache);
    return cache;
  };

  const keyOf = readsOne(instance, tag);

  return {
    locale: tag,
    instance,
    add,
    keyOf,
    translator<K extends string>(catalog: MessageCatalog<K>): Translate<MessageKey<K>> {
      let translate = translators.get(catalog);
      if (translate === undefined) {
        const { namespace } = catalog;
        translate = memoize(instance.getFixedT(tag, namespace), add(catalog), keyOf(namespace));
        translators.set(catalog, translate);
      }
      return translate;
    },
  };
}
