const ascii = /^[ -~]*$/;
const marks = /\p{M}/gu;

/** Text without case and accents: "Élan" sorts next to "elan". */
export function foldText(text: string): string {
  return ascii.test(text)
    ? text.toLowerCase()
    : text.normalize('NFD').replace(marks, '').toLowerCase();
}

/** `NaN` counts as the lowest number, so that the order stays total. */
function toNumber(value: unknown): number {
  const number = Number(value);
  return Number.isNaN(number) ? -Infinity : number + 0;
}

export const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || value === '';

/** What a value is sorted by: a number, folded text, or `null` for an empty value. */
export function sortKey(value: unknown): number | string | null {
  if (isEmptyValue(value)) return null;
  return typeof value === 'string' ? foldText(value) : toNumber(value);
}

const isLess = (a: number | string, b: number | string): boolean => {
  if (typeof a === typeof b) return a < b;
  // Numbers before text, so that any mixture has an order.
  return typeof a === 'number';
};

/** Ascending, with empty values last. */
export function compareValues(one: unknown, other: unknown): number {
  const [a, b] = [sortKey(one), sortKey(other)];
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return isLess(a, b) ? -1 : isLess(b, a) ? 1 : 0;
}
