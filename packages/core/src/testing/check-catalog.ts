import type { MessageCatalog } from '../i18n/catalog.ts';

const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{\s*-?\s*([^},\s]+)[^}]*\}\}/g)]
    .map((match) => match[1])
    .sort()
    .join(', ');

/**
 * Returns the problems of a catalogue, one sentence each. Both languages must have the same keys, no empty
 * text, and the same placeholders in each text.
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
    const inEnglish = placeholders(english);
    const inIndonesian = placeholders(indonesian);
    if (inEnglish !== inIndonesian) {
      problems.push(`${name} has different placeholders: en {${inEnglish}}, id {${inIndonesian}}`);
    }
  }
  return problems;
}
