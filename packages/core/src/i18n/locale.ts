/** The languages of the product (spec alerts §1). */
export type Locale = 'id' | 'en';

export const locales: readonly Locale[] = ['id', 'en'];

/** BCP 47 tags for `Intl`: Indonesian pages write 14.850.000 and 14.32, English ones 14,850,000 and 14:32. */
export const intlLocales: Readonly<Record<Locale, string>> = { id: 'id-ID', en: 'en-GB' };
