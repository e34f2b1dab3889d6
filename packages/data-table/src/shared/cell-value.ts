/** The value of a cell for sorting, searching, copying and exporting. A number may be a time in epoch ms. */
export type CellValue = string | number | boolean | Date | null | undefined;

/** A value that can be compared and stored. */
export type PlainValue = string | number | boolean | null;

/** Dates as epoch ms; `undefined`, an invalid date and `NaN` as `null`. */
export function plainValue(value: CellValue): PlainValue {
  const plain = value instanceof Date ? value.getTime() : value;
  return plain === undefined || Number.isNaN(plain) ? null : plain;
}
