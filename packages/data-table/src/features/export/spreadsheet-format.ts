import type { Format } from '@pantau/core';
import type { CsvOptions } from './csv.ts';

/** Where the decimal separator is a comma, spreadsheets expect a semicolon between cells. */
export const spreadsheetFormat = ({ number }: Format): CsvOptions =>
  number(0.5).includes(',') ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
