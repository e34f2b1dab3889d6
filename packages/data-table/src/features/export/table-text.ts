/** Cell texts by row. */
export type CellTexts = readonly (readonly string[])[];

const isOneCell = (rows: CellTexts): boolean => rows.length === 1 && rows[0]?.length === 1;

/** Cells with tabs, line breaks or quotes are quoted, as spreadsheets expect. */
const tsvCell = (text: string): string =>
  /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Plain text for the clipboard. A single cell is copied unchanged, for search fields and messages. Formulas
 * are neutralised in files only (DT-209): what users copy, they have seen.
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

const htmlCell = (text: string): string => `<td>${escape(text)}</td>`;

/** HTML for the clipboard, for documents, emails and spreadsheets. */
export function toHtmlTable(rows: CellTexts): string {
  const lines = rows.map((row) => `<tr>${row.map(htmlCell).join('')}</tr>`);
  return `<table><tbody>${lines.join('')}</tbody></table>`;
}
