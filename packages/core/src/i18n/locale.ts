/** The languages that Pantau ships. */
export type BuiltInLocale = 'id' | 'en';

/**
 * A BCP 47 tag. The texts of a language other than the built-in ones come from the host's `messages`;
 * numbers and dates follow the tag in any case.
 */
export type Locale = BuiltInLocale | (string & Record<never, never>);

export const builtInLocales: readonly BuiltInLocale[] = ['id', 'en'];

/** Indonesia writes 14.850.000 and 14.32; English pages of the product 14,850,000 and 14:32. */
const intlTags: Readonly<Record<BuiltInLocale, string>> = { id: 'id-ID', en: 'en-GB' };

const isBuiltIn = (tag: string): tag is BuiltInLocale => Object.hasOwn(intlTags, tag);

/** The tag in its canonical form, such as `ms-MY` for `ms_my`; `en` for one that is not well-formed. */
export function canonicalLocale(locale: Locale): Locale {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** The tag to pass to `Intl`. */
export function intlLocale(locale: Locale): string {
  const tag = canonicalLocale(locale);
  return isBuiltIn(tag) ? intlTags[tag] : tag;
}

/** The built-in language to use for data that exists in these two only: `en` for any other language. */
export function builtInLocaleOf(locale: Locale): BuiltInLocale {
  const language = canonicalLocale(locale).split('-')[0] ?? '';
  return isBuiltIn(language) ? language : 'en';
}
