import { FILTER_DECIMALS } from '../filters/filter-limits.ts';

/** How a language writes numbers: 14.850.000,5 or 14,850,000.5. */
export interface NumberSeparators {
  readonly group: string;
  readonly decimal: string;
}

/** Written by the language's own format, to learn its separators from. */
export const separatorSample = 12_345.6;

/** @param sample `separatorSample` as the language writes it */
export function separatorsOf(sample: string): NumberSeparators {
  const [group = ',', decimal = '.'] = sample.replaceAll(/\d/g, ' ').trim().split(/ +/);
  return { group, decimal };
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Reads a number as people type and paste it: with or without the language's thousands, with its
 * decimal sign, or with the other one where only that can be meant.
 *
 * @returns null when it is no number
 */
export function parseNumberText(text: string, { group, decimal }: NumberSeparators): number | null {
  const typed = text.replaceAll(/\s/g, '');
  const grouped = new RegExp(
    `^([+-]?\\d{1,3}(?:${escape(group)}\\d{3})+)(?:${escape(decimal)}(\\d+))?$`,
  ).exec(typed);
  const plain = /^([+-]?\d*)(?:[.,](\d+))?$/.exec(typed);
  const [, whole = '', fraction = ''] = grouped ?? plain ?? [];
  if (/^[+-]?$/.test(whole) && fraction === '') return null;
  const value = Number(`${whole.replaceAll(group, '')}.${fraction || '0'}`);
  return Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER
    ? Number(value.toFixed(FILTER_DECIMALS)) + 0
    : null;
}

/** As it stands in a field, to be edited: without thousands. */
export function numberToText(value: number, { decimal }: NumberSeparators): string {
  const [whole = '0', fraction = ''] = value.toFixed(FILTER_DECIMALS).split('.');
  const shown = fraction.replace(/0+$/, '');
  return shown === '' ? whole : `${whole}${decimal}${shown}`;
}
