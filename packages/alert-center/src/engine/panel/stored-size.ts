import { minValue, number, object, pipe } from 'valibot';

const length = pipe(number(), minValue(1));

/** Size of a window as stored, px. */
export const sizeSchema = object({ width: length, height: length });
