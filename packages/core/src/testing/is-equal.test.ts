import { describe, expect, it } from 'vitest';
import { isEqual } from './is-equal.ts';

describe('equality in the contract suites', () => {
  it.each([
    ['fields in another order', { a: 1, b: { c: [1], d: null } }, { b: { d: null, c: [1] }, a: 1 }],
    ['an absent and an undefined field', { a: 1, b: undefined }, { a: 1 }],
    ['not a number', Number.NaN, Number.NaN],
  ])('holds for %s (CO-140)', (_, left, right) => {
    expect(isEqual(left, right)).toBe(true);
    expect(isEqual(right, left)).toBe(true);
  });

  it.each([
    ['not a number and null', [Number.NaN], [null]],
    ['infinity and null', { a: Number.POSITIVE_INFINITY }, { a: null }],
    ['an absent item and null', [undefined], [null]],
    ['an absent item and none', [undefined], []],
    ['a null and an absent field', { a: null }, {}],
    ['a date and its text', new Date(0), new Date(0).toISOString()],
    ['two dates', new Date(0), new Date(1)],
    ['a list and its fields', ['a'], { 0: 'a' }],
    ['a number and its text', 1, '1'],
    ['lists in another order', [1, 2], [2, 1]],
  ])('tells %s apart (CO-140)', (_, left, right) => {
    expect(isEqual(left, right)).toBe(false);
    expect(isEqual(right, left)).toBe(false);
  });
});
