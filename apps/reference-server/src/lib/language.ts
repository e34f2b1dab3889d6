export type Language = 'id' | 'en';

/** Resolves `Accept-Language` to a supported language. Defaults to Indonesian. */
export function languageOf(acceptLanguage: string | string[] | undefined): Language {
  const header = Array.isArray(acceptLanguage) ? acceptLanguage.join(',') : (acceptLanguage ?? '');
  const preferences = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { language: tag.split('-')[0], weight: Number(weight?.trim().slice(2) ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const preferred = preferences.find(({ language }) => ['id', 'in', 'en'].includes(language ?? ''));
  return preferred?.language === 'en' ? 'en' : 'id';
}
