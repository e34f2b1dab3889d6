import { nearestName, warnOnce } from '../errors/warn-unknown.ts';
import type { MessageCatalog, MessageOverrides } from './catalog.ts';

const form = /_(?:zero|one|two|few|many|other)$/;

/** Names with the same letters are the same name, spelt in two ways. */
const letters = (name: string): string =>
  [...name.toLowerCase().replaceAll(/[^a-z\d]/g, '')].sort().join('');

/**
 * Loaded in development only: says which of the host's texts were probably meant for others (EM-84). Catalogues of parts
 * that have not loaded yet are unknown, and may share the namespace, so that only slips of the keyboard are certain.
 */
export function reportUnknown(
  { namespace, messages }: MessageCatalog<string>,
  overrides: MessageOverrides,
): void {
  const known = [...new Set(Object.keys(messages.en).map((key) => key.replace(form, '')))];
  for (const texts of Object.values(overrides[namespace] ?? {})) {
    for (const key of Object.keys(texts)) {
      const base = key.replace(form, '');
      const meant = known.find((one) => letters(one) === letters(base));
      if (meant === undefined || meant === base) continue;
      warnOnce(`messages['${namespace}']: '${key}' is not known; is it '${meant}'?`);
    }
  }
  for (const name of Object.keys(overrides)) {
    // No two packages have such similar names.
    const isSimilar = name.length === namespace.length && nearestName(name, [namespace]);
    if (name === namespace || !isSimilar) continue;
    warnOnce(`messages: '${name}' is not known; is it '${namespace}'?`);
  }
}
