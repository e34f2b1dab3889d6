import type { GenericSchema } from 'valibot';
import { PantauError } from '../errors/pantau-error.ts';
import { parseWire } from './parse-wire.ts';

/**
 * Parses each row with `schema`. Rows that do not match are left out and reported, so that one of them does not hide
 * the others.
 *
 * @param what one row, named in the error, such as `an alert`
 */
export function parseRows<T>(
  schema: GenericSchema<unknown, T>,
  rows: readonly unknown[],
  what: string,
  onError: ((error: PantauError) => void) | undefined,
): readonly T[] {
  return rows.flatMap((row): T[] => {
    try {
      return [parseWire(schema, row, what)];
    } catch (error) {
      if (!(error instanceof PantauError)) throw error;
      onError?.(error);
      return [];
    }
  });
}
