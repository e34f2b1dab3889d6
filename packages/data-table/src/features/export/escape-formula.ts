/**
 * What begins like this is calculated when a spreadsheet opens the file (OWASP, CSV injection), also in its
 * full-width form, which some of them take for the same.
 */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A number in words of its own is harmless, and stays one. */
const plainNumber = /^-?\d+(?:[.,]\d+)*$/;

/** Puts an apostrophe before a text that a spreadsheet would take for a formula. */
export function escapeFormula(text: string): string {
  return formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}
