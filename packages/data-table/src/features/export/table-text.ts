import { escapeFormula } from './escape-formula.ts';

/** Texts of cells, row by row. */
export type CellTexts = readonly (readonly string[])[];

const isOneCell = (rows: CellTexts): boolean => rows.length === 1 && rows[0]?.length === 1;

/** Tabs part cells and lines part rows; a cell that holds one of these is quoted, as spreadsheets do. */
function tsvCell(text: string): string {
  const safe = escapeFormula(text);
  return /[\t\r\n"]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * What is pasted as plain text. One cell by itself is its text, unchanged: it goes into search fields and
 * messages. Several go into a spreadsheet, where a formula must stay a text.
 */
export function toTsv(rows: CellTexts): string {
  if (isOneCell(rows)) return rows[0]?.[0] ?? '';
  return rows.map((row) => row.map(tsvCell).join('\t')).join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

const htmlCell = (text: string): string => `<td>${escape(escapeFormula(text))}</td>`;

/** What is pasted into documents, mails and spreadsheets: a table. Every text is escaped. */
export function toHtmlTable(rows: CellTexts): string {
  const lines = rows.map((row) => `<tr>${row.map(htmlCell).join('')}</tr>`);
  return `<table><tbody>${lines.join('')}</tbody></table>`;
}
