import { taxDigits } from '@pantau/core/company';

function storedText(field: string, given: string): string | null {
  const text = given.trim();
  if (field === 'name') return text;
  if (text === '') return null;
  if (field === 'taxNo') return taxDigits(text) ?? text;
  return field === 'accentColor' || field === 'menuColor' ? text.toLowerCase() : text;
}

/** Values as they are stored (CS-52): texts without surrounding spaces, an empty one as `null`, tax numbers as digits. */
export const storedValues = <T extends object>(changes: T): T =>
  Object.fromEntries(
    Object.entries(changes).map(([field, value]: [string, unknown]) => [
      field,
      typeof value === 'string' ? storedText(field, value) : value,
    ]),
  ) as T;
