import { describe, expect, it } from 'vitest';
import { isEqual } from './is-equal.ts';

const blob = new Blob(['a']);

describe('equality in the contract suites', () => {
  it.each([
    ['fields in another order', { a: 1, b: { c: [1], d: null } }, { b: { d: null, c: [1] }, a: 1 }],
    ['an absent and an undefined field', { a: 1, b: undefined }, { a: 1 }],
    ['not a number', Number.NaN, Number.NaN],
    ['dates of the same moment', new Date(5), new Date(5)],
    ['two invalid dates', new Date(Number.NaN), new Date(Number.NaN)],
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
    ['a date and an invalid one', new Date(0), new Date(Number.NaN)],
  ])('tells %s apart (CO-140)', (_, left, right) => {
    expect(isEqual(left, right)).toBe(false);
    expect(isEqual(right, left)).toBe(false);
  });

  it.each([
    ['sets in another order', new Set([1, 2]), new Set([2, 1])],
    ['sets of equal objects', new Set([{ id: 1 }]), new Set([{ id: 1 }])],
    [
      'maps in another order',
      new Map(Object.entries({ a: 1, b: 2 })),
      new Map(Object.entries({ b: 2, a: 1 })),
    ],
    ['maps of equal objects', new Map([['a', { id: [1] }]]), new Map([['a', { id: [1] }]])],
    ['maps with equal objects as keys', new Map([[{ id: 1 }, 'a']]), new Map([[{ id: 1 }, 'a']])],
    ['a nested set', { ids: new Set(['a']) }, { ids: new Set(['a']) }],
    ['the same blob', blob, blob],
  ])('holds for %s (CO-240)', (_, left, right) => {
    expect(isEqual(left, right)).toBe(true);
    expect(isEqual(right, left)).toBe(true);
  });

  it.each<[string, unknown, unknown]>([
    ['sets', new Set([1]), new Set([2])],
    ['a set and a larger one', new Set([1]), new Set([1, 2])],
    ['an empty set and another', new Set(), new Set([undefined])],
    ['sets of objects', new Set([{ id: 1 }, { id: 1 }]), new Set([{ id: 1 }, { id: 2 }])],
    ['the values of maps', new Map([['a', 1]]), new Map([['a', 2]])],
    ['the keys of maps', new Map([['a', 1]]), new Map([['b', 1]])],
    ['nested sets', { ids: new Set(['a']) }, { ids: new Set(['b']) }],
    ['a set and a map', new Set(), new Map()],
    ['a set and a list', new Set([1]), [1]],
    ['two blobs', blob, new Blob(['b'])],
    ['two buffers', new ArrayBuffer(1), new ArrayBuffer(2)],
  ])('tells %s apart (CO-240)', (_, left, right) => {
    expect(isEqual(left, right)).toBe(false);
    expect(isEqual(right, left)).toBe(false);
  });
});
