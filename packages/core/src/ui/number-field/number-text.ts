/** Decimal places kept: tonnes to the gram, cubic metres to the millilitre. */
const DECIMALS = 6;

/** The number format of a language: 14.850.000,5 or 14,850,000.5. */
export interface NumberSeparators {
  readonly group: string;
  readonly decimal: string;
}

/** Formatted in a language to find its separators. */
export const separatorSample = 12_345.6;

/** @param sample `separatorSample` formatted in the language */
export function separatorsOf(sample: string): NumberSeparators {
  const [group = ',', decimal = '.'] = sample.replaceAll(/\d/g, ' ').trim().split(/ +/);
  return { group, decimal };
}

const MINUS = '\u2212';

/** A formatted number as it is typed: with a hyphen, which keyboards have, instead of a minus sign. */
export const typedNumber = (formatted: string): string => formatted.replace(MINUS, '-');

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Parses a number as typed or pasted: with or without thousands separators, with the decimal separator of
 * the language, or with the other one if it is unambiguous.
 *
 * @returns `null` if it is not a number
 */
export function parseNumberText(text: string, { group, decimal }: NumberSeparators): number | null {
  const typed = typedNumber(text.replaceAll(/\s/g, ''));
  const grouped = new RegExp(
    `^([+-]?\\d{1,3}(?:${escape(group)}\\d{3})+)(?:${escape(decimal)}(\\d+))?$`,
  ).exec(typed);
  const plain = /^([+-]?\d*)(?:[.,](\d+))?$/.exec(typed);
  const [, whole = '', fraction = ''] = grouped ?? plain ?? [];
  if (/^[+-]?$/.test(whole) && fraction === '') return null;
  const value = Number(`${whole.replaceAll(group, '')}.${fraction || '0'}`);
  return Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER
    ? Number(value.toFixed(DECIMALS)) + 0
    : null;
}
