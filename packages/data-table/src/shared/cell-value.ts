/** The value of a cell for sorting, searching, copying and exporting. A number may be a time in epoch ms. */
export type CellValue = string | number | boolean | Date | null | undefined;

/** A value that can be compared and stored. */
export type PlainValue = string | number | boolean | null;

/** Dates as epoch ms; `undefined`, an invalid date and `NaN` as `null`. */
export function plainValue(value: CellValue): PlainValue {
  const plain = value instanceof Date ? value.getTime() : value;
  return plain === undefined || Number.isNaN(plain) ? null : plain;
}

/**
 * What a function of the host returned, as a value that can be sorted, searched and shown; `undefined` for what
 * cannot: a function, a symbol, an object without a text of its own.
 */
export function readableValue(value: unknown): CellValue {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean' || value === null || value instanceof Date) return value;
  if (typeof value === 'bigint')
    return Number.isSafeInteger(Number(value)) ? Number(value) : `${value}`;
  if (typeof value !== 'object') return undefined;
  try {
    const text = String(value);
    return text.startsWith('[object ') ? undefined : text;
  } catch {
    return undefined;
  }
}
