import { expect, it } from 'vitest';
import { isStacking } from './stacking.ts';

const counts = (total: number, isKnown = true) => ({ total, isKnown });

it('stacks repeats above 50 unresolved alerts, until 40 are left (AC-741)', () => {
  expect(isStacking(undefined, counts(50), false)).toBe(false);
  expect(isStacking(undefined, counts(51), false)).toBe(true);
  expect(isStacking(undefined, counts(41), true)).toBe(true);
  expect(isStacking(undefined, counts(40), true)).toBe(false);
});

it('leaves the choice to the user, whatever the number (AC-741)', () => {
  expect(isStacking(true, counts(0), false)).toBe(true);
  expect(isStacking(false, counts(5_000), true)).toBe(false);
});

it('changes nothing while the number is unknown (AC-741)', () => {
  expect(isStacking(undefined, counts(0, false), true)).toBe(true);
  expect(isStacking(undefined, counts(99, false), false)).toBe(false);
});
