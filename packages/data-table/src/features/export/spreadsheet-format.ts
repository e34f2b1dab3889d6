import type { Format } from '@pantau/core';
import { decimalSign } from '../../shared/decimal-sign.ts';
import type { CsvOptions } from './csv.ts';

/** Where the decimal separator is a comma, spreadsheets expect a semicolon between cells. */
export function spreadsheetFormat(format: Format) {
  const decimal = decimalSign(format);
  return { separator: decimal === ',' ? ';' : ',', decimal } as const satisfies CsvOptions;
}
