import type { Format } from '@pantau/core';

/** The decimal separator of the page's language. */
export const decimalSign = ({ number }: Pick<Format, 'number'>): '.' | ',' =>
  number(0.5).includes(',') ? ',' : '.';
