import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, endOfDay, isDay, startOfDay } from '@pantau/core/day';
import { draftFrom, valuesOf } from './filter-draft.ts';
import { hasProblems } from './filter-problems.ts';
import { fromExpressions, toExpressions } from '../filters/convert-expressions.ts';
import type { FilterSchema } from '../filters/filter-schema.ts';
import type { FilterValues } from '../filters/filter-value.ts';
import { parseFilterValues, sameFilterValues } from '../filters/filter-values.ts';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
const numRuns = process.env['PANTAU_FULL'] === undefined ? 500 : 20_000;

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const schema: FilterSchema = [
  { kind: 'text', key: 'text', label: '', operators: ['is', 'isNot', 'contains', 'empty'] },
  { kind: 'numberRange', key: 'number', label: '' },
  { kind: 'dateRange', key: 'date', label: '' },
  { kind: 'multiSelect', key: 'many', label: '' },
  { kind: 'multiSelect', key: 'known', label: '', options },
  { kind: 'select', key: 'one', label: '', mapsTo: 'one.name', options },
];
const today = '2026-11-20';
const zones = ['Asia/Jakarta', 'Asia/Jayapura', 'UTC', 'America/New_York', 'Pacific/Apia'] as const;
const zone = fc.constantFrom(...zones);
/** Apia left out 30 December 2011 altogether: that day does not come back. */
const zoneOfWholeDays = fc.constantFrom(...zones.slice(0, -1));
const day = fc.integer({ min: -20_000, max: 0 }).map((ago) => addDays(today, ago));
const word = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .filter((s) => s.trim() !== '');
const number = fc.integer({ min: 0, max: 1e12 }).map((value) => value / 1_000);
const ends = <T extends string | number>(
  one: fc.Arbitrary<T>,
): fc.Arbitrary<readonly [T | null, T | null]> =>
  fc
    .tuple(fc.option(one), fc.option(one))
    .filter(([from, to]) => from !== null || to !== null)
    .map(([from, to]) => (from !== null && to !== null && from > to ? [to, from] : [from, to]));

const values: fc.Arbitrary<FilterValues> = fc.record(
  {
    text: fc.oneof(
      word.map((text) => ({ kind: 'text' as const, text: text.trim() })),
      fc
        .tuple(word, fc.constantFrom('isNot' as const, 'contains' as const))
        .map(([text, operator]) => ({ kind: 'text' as const, text: text.trim(), operator })),
      fc.constant({ kind: 'empty' as const, empty: true }),
    ),
    number: ends(number).map(([min, max]) => ({ kind: 'numberRange' as const, min, max })),
    date: ends(day).map(([from, to]) => ({ kind: 'dateRange' as const, from, to, shortcut: null })),
    many: fc
      .uniqueArray(
        word.map((text) => text.trim()),
        { minLength: 1, maxLength: 6 },
      )
      .map((list) => ({ kind: 'multiSelect' as const, values: list })),
    known: fc
      .subarray(['a', 'b'], { minLength: 1 })
      .map((list) => ({ kind: 'multiSelect' as const, values: list })),
    one: fc.constantFrom('a', 'b').map((value) => ({ kind: 'select' as const, value })),
  },
  { requiredKeys: [] },
);

describe('filters with any values', () => {
  it('survive conversion to conditions', () => {
    fc.assert(
      fc.property(values, zoneOfWholeDays, (all, timeZone) => {
        expect(fromExpressions(schema, toExpressions(schema, all, timeZone), { timeZone })).toEqual(
          all,
        );
      }),
      { numRuns },
    );
  });

  it('survive conversion to a valid draft', () => {
    fc.assert(
      fc.property(values, (all) => {
        const draft = draftFrom(schema, all);
        expect(hasProblems(schema, draft, today)).toBe(false);
        expect(sameFilterValues(valuesOf(schema, draft), all)).toBe(true);
      }),
      { numRuns },
    );
  });

  it('survive JSON', () => {
    fc.assert(
      fc.property(values, (all) => {
        expect(parseFilterValues(schema, JSON.parse(JSON.stringify(all)))).toEqual(all);
      }),
      { numRuns },
    );
  });

  it('load from any stored data without throwing, as values a draft can show', () => {
    const entry = fc.oneof(
      fc.anything(),
      fc.record(
        {
          kind: fc.constantFrom(
            'text',
            'numberRange',
            'dateRange',
            'multiSelect',
            'select',
            'empty',
          ),
          operator: fc.oneof(fc.constantFrom('is', 'isNot', 'notIn', 'contains'), fc.anything()),
          empty: fc.anything(),
          text: fc.anything(),
          min: fc.oneof(fc.double(), fc.anything()),
          max: fc.oneof(fc.double(), fc.anything()),
          from: fc.oneof(day, fc.string(), fc.anything()),
          to: fc.oneof(day, fc.string(), fc.anything()),
          shortcut: fc.anything(),
          values: fc.oneof(fc.array(fc.anything()), fc.anything()),
          value: fc.anything(),
        },
        { requiredKeys: ['kind'] },
      ),
    );
    const keys = fc.constantFrom(...schema.map((field) => field.key), '__proto__', 'toString');
    const stored = fc.oneof(fc.anything(), fc.dictionary(keys, entry));
    fc.assert(
      fc.property(stored, zone, (anything, timeZone) => {
        const all = parseFilterValues(schema, anything);
        toExpressions(schema, all, timeZone);
        const draft = draftFrom(schema, all);
        expect(parseFilterValues(schema, all)).toEqual(all);
        expect(() => hasProblems(schema, draft, today)).not.toThrow();
      }),
      { numRuns: numRuns * 2 },
    );
  });

  it('contain exactly the moments of a day, in every time zone', () => {
    fc.assert(
      fc.property(day, zone, (one, timeZone) => {
        const [start, end] = [startOfDay(one, timeZone), endOfDay(one, timeZone)];
        expect(isDay(one)).toBe(true);
        fc.pre(end > start);
        expect([dayOf(start, timeZone), dayOf(end, timeZone)]).toEqual([one, one]);
        expect(dayOf(start - 1, timeZone) < one).toBe(true);
        expect(dayOf(end + 1, timeZone) > one).toBe(true);
      }),
      // The day before the one that Samoa skipped.
      { numRuns, examples: [['2011-12-29', 'Pacific/Apia']] },
    );
  });
});
