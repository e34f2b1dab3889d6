import type { Format } from '@pantau/core';

/** Of the built-in languages: the first `Intl.NumberFormat` of a page takes a tenth of a table's first paint. */
const known: Readonly<Record<string, '.' | ','>> = { en: '.', id: ',' };

/** The decimal separator of the page's language. */
export const decimalSign = ({ locale, number }: Pick<Format, 'locale' | 'number'>): '.' | ',' =>
  known[locale] ?? (number(0.5).includes(',') ? ',' : '.');
