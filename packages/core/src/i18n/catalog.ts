import type { Locale } from './locale.ts';

/** The texts of one package or part, in every language. */
export interface MessageCatalog<K extends string> {
  readonly namespace: string;
  readonly messages: Readonly<Record<Locale, Readonly<Record<K, string>>>>;
}

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** `minutesAgo_one` and `minutesAgo_other` are called as `minutesAgo` with `{ count }`. */
export type MessageKey<K extends string> = K extends `${infer Base}_${PluralSuffix}` ? Base : K;

/** Values for the placeholders `{{name}}`; `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Gives the text of a key in the current language. Its identity changes with the language. */
export type Translate<K extends string> = (key: K, values?: MessageValues) => string;

/** A host's own words: namespace → language → key → text. Keys left out keep ours. */
export type MessageOverrides = Readonly<
  Record<string, Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>>
>;

/**
 * Joins the two languages of a package. The English texts name the keys; a key that the Indonesian
 * ones lack, or have too many, does not compile.
 *
 * @param namespace unique on the page, such as `alert-center`
 */
export function defineCatalog<const En extends Readonly<Record<string, string>>>(
  namespace: string,
  en: En,
  id: Readonly<Record<keyof En & string, string>>,
): MessageCatalog<keyof En & string> {
  return { namespace, messages: { en, id } };
}
