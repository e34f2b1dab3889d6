import type { MessageCatalog } from '../i18n/catalog.ts';

const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{\s*-?\s*([^},\s]+)[^}]*\}\}/g)]
    .map((match) => match[1])
    .sort()
    .join(', ');

/**
 * What is wrong with a catalogue, one sentence each; an empty list when it is whole. Both languages
 * must have the same keys, no empty text, and the same placeholders in each text.
 */
export function checkCatalog(catalog: MessageCatalog<string>): readonly string[] {
  const { en, id } = catalog.messages;
  const problems: string[] = [];
  const keys = [...new Set([...Object.keys(en), ...Object.keys(id)])].sort();
  for (const key of keys) {
    const name = `${catalog.namespace}: "${key}"`;
    const english = en[key];
    const indonesian = id[key];
    if (english === undefined) problems.push(`${name} is missing in en`);
    if (indonesian === undefined) problems.push(`${name} is missing in id`);
    if (english?.trim() === '') problems.push(`${name} is empty in en`);
    if (indonesian?.trim() === '') problems.push(`${name} is empty in id`);
    if (english === undefined || indonesian === undefined) continue;
    const wanted = placeholders(english);
    const found = placeholders(indonesian);
    if (wanted !== found) {
      problems.push(`${name} has other placeholders: en {${wanted}}, id {${found}}`);
    }
  }
  return problems;
}
