/**
 * Spreadsheets evaluate cells that begin with these characters (OWASP, CSV injection), and some also with
 * their full-width forms.
 */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A plain number is harmless and stays a number. */
const plainNumber = /^-?\d+(?:[.,]\d+)*$/;

/** Prefixes text that a spreadsheet would evaluate with an apostrophe. */
export function escapeFormula(text: string): string {
  return formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}
