import type { CellValue } from '../../shared/cell-value.ts';
import { escapeFormula } from './escape-formula.ts';
import { type ValueFormat, valueText } from './value-text.ts';

export interface CsvOptions extends ValueFormat {
  /** Separates cells. Defaults to a comma. */
  readonly separator?: ',' | ';' | '\t' | undefined;
}

/** Byte order mark, without which spreadsheet programs do not read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

function quote(text: string, separator: string): string {
  const needsQuotes = text.includes(separator) || /["\r\n]|^\s|\s$/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Only text can be a formula. */
const cellText = (value: CellValue, format: ValueFormat): string =>
  typeof value === 'string' ? escapeFormula(value) : valueText(value, format);

/** One line per row (RFC 4180), with formulas escaped (DT-42). */
export function csvLines(
  rows: readonly (readonly CellValue[])[],
  { separator = ',', ...format }: CsvOptions = {},
): string {
  return rows
    .map((row) => row.map((cell) => quote(cellText(cell, format), separator)).join(separator))
    .map((line) => `${line}\r\n`)
    .join('');
}

/** Characters that some file system rejects. */
const refused = /[\\/:*?"<>|\p{Cc}]+/gu;

/** A file name such as `Sales orders 2026-11-20.csv`. */
export function csvFileName(title: string, day: string): string {
  const safe = title.replaceAll(refused, ' ').replaceAll(/\s+/g, ' ').trim();
  return `${safe === '' ? day : `${safe} ${day}`}.csv`;
}
