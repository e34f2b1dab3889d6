import { alertCodes } from '@pantau/core/contract';
import type { Language } from '../lib/language.ts';

/** The alert codes in the order of their descriptions, as an array of Postgres. */
export function codesByName(language: Language): string {
  const nameOf = (entry: (typeof alertCodes)[number]): string =>
    language === 'id' ? entry.descriptionIdn : entry.descriptionEng;
  const sorted = alertCodes.toSorted((one, other) =>
    nameOf(one).localeCompare(nameOf(other), language),
  );
  return `{${sorted.map(({ alertCode }) => alertCode).join(',')}}`;
}
