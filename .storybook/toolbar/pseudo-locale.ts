import type { MessageCatalog, MessageOverrides } from '@pantau/core';

const plain = 'AEIOUYaeiouycn';
const marked = 'ÅÉÎÖÛÝåéîöûýçñ';

/** What lengthens a text, in words, so that it wraps as a translation would. */
const filler = ' lorem ipsum dolor sit amet';

/** Share by which German or Indonesian texts may be longer than English ones. */
const GROWTH = 0.4;

/** Placeholders and references, which are not text. */
const code = /(\{\{.*?\}\}|\$t\(.*?\))/;

const mark = (text: string): string =>
  [...text].map((letter) => marked[plain.indexOf(letter)] ?? letter).join('');

/** An English text as it would look in a longer language: `[Sävé lör]` for “Save”. The brackets show what is cut off. */
function lengthened(text: string): string {
  const parts = text.split(code);
  const letters = parts.filter((_, index) => index % 2 === 0).join('').length;
  const more = filler.repeat(10).slice(0, Math.ceil(letters * GROWTH));
  const shown = parts.map((part, index) => (index % 2 === 0 ? mark(part) : part)).join('');
  return `[${shown}${more.trimEnd()}]`;
}

const modules = import.meta.glob<Record<string, unknown>>(
  '../../packages/*/src/**/messages/*-messages.ts',
);

const isCatalog = (value: unknown): value is MessageCatalog<string> =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'messages' in value;

/** The lengthened texts of every package. They load when the language is chosen. */
export async function pseudoMessages(): Promise<MessageOverrides> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  const texts: Record<string, Record<string, string>> = {};
  for (const catalog of loaded.flatMap((one) => Object.values(one)).filter(isCatalog)) {
    const own = (texts[catalog.namespace] ??= {});
    for (const [key, text] of Object.entries(catalog.messages.en)) own[key] = lengthened(text);
  }
  return Object.fromEntries(
    Object.entries(texts).map(([namespace, own]) => [namespace, { 'en-XA': own }]),
  );
}
