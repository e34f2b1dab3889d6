import type { CellValue } from '../../shared/cell-value.ts';
import { escapeFormula } from './escape-formula.ts';

export interface CsvOptions {
  /** Between two cells; a comma when left out. */
  readonly separator?: ',' | ';' | '\t' | undefined;
}

/** Spreadsheet programs read a file as UTF-8 only when it begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF';

function quote(text: string, separator: string): string {
  const needsQuotes = text.includes(separator) || /["\r\n]|^\s|\s$/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

function cellText(value: CellValue): string {
  if (value === null) return '';
  return typeof value === 'string' ? escapeFormula(value) : String(value);
}

/** One line for each row (RFC 4180); texts that a spreadsheet would calculate are made harmless. */
export function csvLines(
  rows: readonly (readonly CellValue[])[],
  { separator = ',' }: CsvOptions = {},
): string {
  return rows
    .map((row) => row.map((cell) => quote(cellText(cell), separator)).join(separator))
    .map((line) => `${line}\r\n`)
    .join('');
}

/** Characters that a file system somewhere refuses. */
const refused = /[\\/:*?"<>|\p{Cc}]+/gu;

/** `Sales orders 2026-11-20.csv`: what is in the file, and of which day it is. */
export function csvFileName(title: string, day: string): string {
  const safe = title.replaceAll(refused, ' ').replaceAll(/\s+/g, ' ').trim();
  return `${safe === '' ? day : `${safe} ${day}`}.csv`;
}
