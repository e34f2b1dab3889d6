import { isDevelopment } from '../errors/is-development.ts';
import type { i18n as I18next } from 'i18next';
import type { MessageCatalog } from './catalog.ts';
import { isBuiltIn } from './locale.ts';

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** In development, says once which texts of a catalogue a language of the host lacks (CO-270). */
export function reportMissing(
  instance: I18next,
  { namespace, messages }: MessageCatalog<string>,
  tag: string,
): void {
  if (!isDevelopment()) return;
  // The tag and the more general ones, such as zh-Hant of zh-Hant-TW, without the fallback languages.
  const own = instance.languages.filter((one) => !isBuiltIn(one.split('-')[0] ?? one));
  if (own.length === 0) return;
  const keys = new Set(Object.keys(messages.en).map((key) => key.replace(pluralForm, '_other')));
  const missing = [...keys].filter((key) =>
    own.every((one) => instance.getResource(one, namespace, key) === undefined),
  );
  if (missing.length === 0) return;
  // eslint-disable-next-line no-console -- for the developer of the host; there is no other place to say it
  console.warn(`Pantau: messages['${namespace}'] has no text in ${tag} for ${missing.join(', ')}`);
}
