import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ROWS_PER_STEP, nextRows } from './row-steps.ts';

const ids = (from: number, to: number): string[] =>
  Array.from({ length: from - to }, (_, index) => String(from - index));

it('renders few new rows at once', () => {
  const rendered = ids(20, 0);
  const next = ids(22, 2);
  expect(nextRows(rendered, next)).toBe(next);
});

it('replaces a whole list in steps, newest first, and never shrinks it (AC-501)', () => {
  const before = ids(20, 0);
  const next = ids(120, 100);
  const first = nextRows(before, next);
  expect(first).toEqual([...ids(120, 112), ...ids(20, 8)]);
  const second = nextRows(first, next);
  expect(second).toEqual([...ids(120, 104), ...ids(20, 16)]);
  expect(nextRows(second, next)).toBe(next);
});

it('fills an empty list in steps (AC-322)', () => {
  const next = ids(20, 0);
  expect(nextRows([], next)).toEqual(ids(20, 12));
});

it('reaches any list in few steps, each with a bounded number of new and no duplicate rows (AC-501)', () => {
  const list = fc.uniqueArray(fc.integer({ min: 0, max: 60 }).map(String), { maxLength: 50 });
  fc.assert(
    fc.property(list, list, (before, next) => {
      let rows: readonly string[] = before;
      for (let steps = 0; rows !== next; steps += 1) {
        expect(steps).toBeLessThanOrEqual(Math.ceil(next.length / ROWS_PER_STEP));
        const known = new Set(rows);
        rows = nextRows(rows, next);
        expect(new Set(rows).size).toBe(rows.length);
        expect(rows.filter((id) => !known.has(id)).length).toBeLessThanOrEqual(ROWS_PER_STEP);
        if (next.length > 0) expect(rows[0]).toBe(next[0]);
      }
    }),
  );
});
