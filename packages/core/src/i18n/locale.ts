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

/** Whether a language, without a region, is one that Pantau ships. */
export const isBuiltIn = (tag: string): tag is BuiltInLocale => Object.hasOwn(intlTags, tag);

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

/**
 * The built-in language to use for data that exists in these two only.
 *
 * @param fallback that for any other language. Defaults to `en`.
 */
export function builtInLocaleOf(locale: Locale, fallback: BuiltInLocale = 'en'): BuiltInLocale {
  const language = canonicalLocale(locale).split('-')[0] ?? '';
  return isBuiltIn(language) ? language : fallback;
}

/** Scripts that are written from right to left. */
const rightToLeft = 'Adlm Arab Hebr Mand Nkoo Rohg Samr Syrc Thaa';

export type Direction = 'ltr' | 'rtl';

/** The direction in which a language is written, by the script of its tag. */
export function directionOf(locale: Locale): Direction {
  const { script } = new Intl.Locale(canonicalLocale(locale)).maximize();
  return script !== undefined && rightToLeft.includes(script) ? 'rtl' : 'ltr';
}
