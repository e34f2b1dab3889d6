import type { BuiltInLocale } from './locale.ts';

/** The texts of one package or module in every built-in language. */
export interface MessageCatalog<K extends string> {
  readonly namespace: string;
  readonly messages: Readonly<Record<BuiltInLocale, Readonly<Record<K, string>>>>;
}

/** The plural categories of Unicode CLDR, used as suffixes of plural keys. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** `minutesAgo_one` and `minutesAgo_other` are read as `minutesAgo` with `{ count }`. */
export type MessageKey<K extends string> = K extends `${infer Base}_${PluralCategory}` ? Base : K;

/** Values of the placeholders `{{name}}`; `count` also selects the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns the text of a key in the current language. Its identity changes with the language. */
export type Translate<K extends string> = (key: K, values?: MessageValues) => string;

/**
 * A host's own texts: namespace → BCP 47 tag → key → text. For a built-in language they replace
 * single texts. For any other they add a language; `ms` also serves `ms-MY`, and a missing key falls
 * back to the provider's `fallbackLocale`. Plural keys take the suffixes that the language needs; a form that is left
 * out is that of `_other`.
 */
export type MessageOverrides = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

/** The keys of a catalogue as a host's language may provide them, plural suffixes included. */
export type MessageTexts<C extends MessageCatalog<string>> =
  C extends MessageCatalog<infer K>
    ? Readonly<Partial<Record<K | `${MessageKey<K>}_${PluralCategory}`, string>>>
    : never;

/**
 * All texts of a catalogue in another language: a missing one does not compile. Of plural texts, `_other` is required;
 * it also serves the forms of the language that are left out.
 */
export type Translation<C extends MessageCatalog<string>> =
  C extends MessageCatalog<infer K>
    ? {
        readonly [
          P in K as P extends `${infer Base}_${PluralCategory}` ? `${Base}_other` : P
        ]: string;
      } & MessageTexts<C>
    : never;

/**
 * Defines a catalogue. The English texts define the keys; a key that is missing from the Indonesian texts,
 * or exists only there, does not compile.
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
