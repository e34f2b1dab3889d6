import * as v from 'valibot';
import { isStorable } from '../orders/order/storable-text.ts';

/** Trimmed text that the database accepts. */
export const freeText = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(maxLength), v.check(isStorable));
