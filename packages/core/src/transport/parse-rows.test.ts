import { number, object } from 'valibot';
import { expect, it, vi } from 'vitest';
import { PantauError } from '../errors/pantau-error.ts';
import { parseRows } from './parse-rows.ts';

const schema = object({ id: number() });

it('leaves out rows that do not match, and reports each (CO-197)', () => {
  const onError = vi.fn();
  const rows = parseRows(schema, [{ id: 1 }, { id: 'x' }, null, { id: 2 }], 'a row', onError);
  expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
  expect(onError).toHaveBeenCalledTimes(2);
  expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(PantauError);
});
