import type { MessageCatalog, MessageOverrides } from '@pantau/core';
import { lengthened } from './lengthen.ts';

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
