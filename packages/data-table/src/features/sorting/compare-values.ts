import { compareNatural } from './natural-order.ts';

const ascii = /^[ -~]*$/;
const marks = /\p{M}/gu;

/** Text without case, accents and null characters: "Élan" sorts next to "elan". */
export function foldText(text: string): string {
  return ascii.test(text)
    ? text.toLowerCase()
    : text.normalize('NFD').replace(marks, '').replaceAll('\0', '').toLowerCase();
}

/** What is no number counts as the lowest, so that the order stays total. */
function toNumber(value: unknown): number {
  const number = Number(value);
  return Number.isNaN(number) ? -Infinity : number + 0;
}

export const isEmptyValue = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  Number.isNaN(value instanceof Date ? value.getTime() : value);

/** What a value is sorted by: a number, folded text, or `null` for an empty value. */
export function sortKey(value: unknown): number | string | null {
  if (isEmptyValue(value)) return null;
  return typeof value === 'string' ? foldText(value) : toNumber(value);
}

/** Numbers before text, so that any mixture has an order. */
function compareKeys(a: number | string, b: number | string): number {
  if (typeof a === 'string' && typeof b === 'string') return compareNatural(a, b);
  if (typeof a === 'number' && typeof b === 'number') return a - b || 0;
  return typeof a === 'number' ? -1 : 1;
}

/** Ascending, with empty values last. */
export function compareValues(one: unknown, other: unknown): number {
  const [a, b] = [sortKey(one), sortKey(other)];
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareKeys(a, b);
}
