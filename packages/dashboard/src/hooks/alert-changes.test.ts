import { expect, it, vi } from 'vitest';
import { createAlertChanges } from './alert-changes.ts';

it('refreshes the tiles that show alerts, and no other, until a tile ends (DB-9)', () => {
  const { changes, report } = createAlertChanges();
  const onChange = vi.fn();
  const other = vi.fn();
  const end = changes(onChange);
  changes(other);
  report();
  expect(onChange.mock.calls).toEqual([['attention'], ['alertHours']]);
  end();
  report();
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(other).toHaveBeenCalledTimes(4);
});
