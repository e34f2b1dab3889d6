/**
 * Language and formats of the provider. An entry of its own, so that code without texts, such as a headless table, does
 * not load i18next, which bundlers keep with whatever shares a file with it.
 */
export { useFormat, useLocale } from './i18n-value.ts';
export type { Format } from './format.ts';
export type { Locale } from './locale.ts';
export { shortName } from './short-name.ts';
