import type { CellValue } from '../../shared/cell-value.ts';

const ascii = /^[ -~]*$/;
const marks = /\p{M}/gu;

/** Case and accents do not part words: "Élan" stands beside "elan". */
export function foldText(text: string): string {
  return ascii.test(text)
    ? text.toLowerCase()
    : text.normalize('NFD').replace(marks, '').toLowerCase();
}

/** Numbers before texts before nothing, so that any mixture has an order. */
export function kindOf(value: CellValue): 0 | 1 | 2 {
  if (value === null || value === undefined || value === '') return 2;
  return typeof value === 'string' ? 1 : 0;
}

const sign = <V extends string | number>(a: V, b: V): number => (a < b ? -1 : a > b ? 1 : 0);

/** Ascending. Empty values are equal, and belong at the end in either direction. */
export function compareValues(a: CellValue, b: CellValue): number {
  const kind = kindOf(a);
  const other = kindOf(b);
  if (kind !== other || kind === 2) return kind - other;
  if (kind === 0) return sign(toNumber(a), toNumber(b));
  return sign(foldText(a as string), foldText(b as string));
}

/** What is no number at all comes first, so that the order stays total. */
export function toNumber(value: CellValue): number {
  const number = Number(value);
  return Number.isNaN(number) ? -Infinity : number + 0;
}
