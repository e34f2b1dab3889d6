import { describe, expect, it } from 'vitest';
import { addDays, dayOf, endOfDay, isDay, shortcutRange, startOfDay } from '../../shared/day.ts';
import {
  type FilterDraft,
  draftFrom,
  hasProblems,
  problemsOf,
  shortcutDraft,
  valuesOf,
} from './filter-draft.ts';
import { fromExpressions, toExpressions } from '../filters/convert-expressions.ts';
import { FILTER_LIST_MAX, FILTER_TEXT_MAX } from '../filters/filter-limits.ts';
import type { FilterField, FilterSchema, FilterValues } from '../filters/filter-schema.ts';
import { refreshShortcuts, parseFilterValues, sameFilterValues } from '../filters/filter-values.ts';
import { numberToText, parseNumberText, separatorsOf } from './number-text.ts';
import { applyFilters, resetFilters } from './submit-filters.ts';

const jakarta = 'Asia/Jakarta';
const today = '2026-11-20';
const indonesian = separatorsOf('12.345,6');
const english = separatorsOf('12,345.6');
const context = { today, separators: english };

const schema: FilterSchema = [
  { kind: 'text', key: 'reference', label: 'Reference' },
  { kind: 'numberRange', key: 'total_weight', label: 'Weight', unit: 'Kg' },
  { kind: 'dateRange', key: 'created_on', label: 'Created on' },
  { kind: 'multiSelect', key: 'customer', label: 'Customer', mapsTo: 'customer_name' },
  {
    kind: 'select',
    key: 'status',
    label: 'Status',
    mapsTo: 'status.name',
    options: [
      { value: 'DRAFT', label: 'Draft' },
      { value: 'CONFIRMED', label: 'Confirmed' },
    ],
  },
];

const all: FilterValues = {
  reference: { kind: 'text', text: 'PO-88051' },
  total_weight: { kind: 'numberRange', min: 10, max: 20.5 },
  created_on: { kind: 'dateRange', from: '2026-11-14', to: '2026-11-20', shortcut: 'last7Days' },
  customer: { kind: 'multiSelect', values: ['PT A', "PT 'B'"] },
  status: { kind: 'select', value: 'DRAFT' },
};

const field = (key: string): FilterField => {
  const found = schema.find((one) => one.key === key);
  if (found === undefined) throw new Error(`no field ${key}`);
  return found;
};
const empty = draftFrom(schema, {}, english);
const withDraft = (key: string, draft: FilterDraft[string]): FilterDraft => ({
  ...empty,
  [key]: draft,
});

describe('days', () => {
  it('accepts only days that exist', () => {
    expect(['2026-02-28', '2024-02-29', '1999-12-31'].map(isDay)).toEqual([true, true, true]);
    const odd = [
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      '',
      'today',
      '1850-01-01',
      '2026-11-20T00',
    ];
    expect(odd.filter(isDay)).toEqual([]);
  });

  it('uses the day of the company, not of the device or UTC', () => {
    expect(dayOf(Date.parse('2026-11-19T17:00:00Z'), jakarta)).toBe('2026-11-20');
    expect(dayOf(Date.parse('2026-11-19T16:59:59Z'), jakarta)).toBe('2026-11-19');
    expect(dayOf(Date.parse('2026-11-19T16:59:59Z'), 'Asia/Jayapura')).toBe('2026-11-20');
  });

  it('runs a day from 00:00:00 to 23:59:59.999 (DT-26)', () => {
    expect(new Date(startOfDay(today, jakarta)).toISOString()).toBe('2026-11-19T17:00:00.000Z');
    expect(new Date(endOfDay(today, jakarta)).toISOString()).toBe('2026-11-20T16:59:59.999Z');
  });

  it.each([
    ['Asia/Jayapura', '2026-11-20', '2026-11-19T15:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    // Midnight is skipped there: the day begins at 01:00.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ])('in %s %s begins at %s', (zone, day, expected) => {
    expect(new Date(startOfDay(day, zone)).toISOString()).toBe(expected);
    expect(dayOf(startOfDay(day, zone), zone)).toBe(day);
    expect(dayOf(startOfDay(day, zone) - 1, zone)).toBe(addDays(day, -1));
  });

  it('falls back to the device for an unknown time zone', () => {
    expect(dayOf(0, 'Nowhere/Land')).toMatch(/^19(69|70)/);
  });

  it('includes today in ranges of past days', () => {
    expect(shortcutRange('today', today)).toEqual({ from: today, to: today });
    expect(shortcutRange('yesterday', '2026-03-01')).toEqual({
      from: '2026-02-28',
      to: '2026-02-28',
    });
    expect(shortcutRange('last3Days', today)).toEqual({ from: '2026-11-18', to: today });
    expect(shortcutRange('last7Days', today)).toEqual({ from: '2026-11-14', to: today });
  });
});

describe('typed numbers', () => {
  it.each([
    ['14850000', 14_850_000],
    ['14.850.000', 14_850_000],
    ['1.500', 1_500],
    ['1.500,5', 1_500.5],
    ['1,5', 1.5],
    ['1.5', 1.5],
    [' 12 ', 12],
    ['14 850 000', 14_850_000],
    [',5', 0.5],
    ['0', 0],
    ['-3', -3],
  ])('in Indonesian %s is %d', (text, value) => {
    expect(parseNumberText(text, indonesian)).toBe(value);
  });

  it.each([
    ['1,500', 1_500],
    ['1.500', 1.5],
    ['14,850,000.25', 14_850_000.25],
  ])('in English %s is %d', (text, value) => {
    expect(parseNumberText(text, english)).toBe(value);
  });

  it.each(['', '.', '-', 'abc', '12kg', '1.2.3', '1e5', '0x10', 'NaN', 'Infinity', '9'.repeat(20)])(
    '%s is no number',
    (text) => {
      expect(parseNumberText(text, english)).toBeNull();
    },
  );

  it('are formatted for editing without thousands, with the decimal separator of the language', () => {
    expect(numberToText(14_850_000.5, indonesian)).toBe('14850000,5');
    expect(numberToText(0.1 + 0.2, english)).toBe('0.3');
  });
});

describe('filter expressions', () => {
  it('are eq for text and choices, in for lists, gte and lte for ranges (DT-27)', () => {
    expect(toExpressions(schema, all, jakarta)).toEqual([
      { key: 'reference', op: 'eq', value: 'PO-88051' },
      { key: 'total_weight', op: 'gte', value: 10 },
      { key: 'total_weight', op: 'lte', value: 20.5 },
      { key: 'created_on', op: 'gte', value: Date.parse('2026-11-13T17:00:00Z') },
      { key: 'created_on', op: 'lte', value: Date.parse('2026-11-20T16:59:59.999Z') },
      { key: 'customer_name', op: 'in', value: ['PT A', "PT 'B'"] },
      { key: 'status.name', op: 'eq', value: 'DRAFT' },
    ]);
  });

  it('convert back to the same values, and a shortcut to its days', () => {
    const back = fromExpressions(schema, toExpressions(schema, all, jakarta), jakarta);
    expect(back).toEqual({ ...all, created_on: { ...all['created_on'], shortcut: null } });
  });

  it('leave out conditions without a matching field', () => {
    expect(
      fromExpressions(schema, [
        { key: 'nobody', op: 'eq', value: 1 },
        { key: 'total_weight', op: 'gte', value: -4 },
        { key: 'created_on', op: 'gte', value: 1e300 },
        { key: 'status.name', op: 'eq', value: 'UNKNOWN' },
        { key: 'customer_name', op: 'in', value: ['', ' '] },
      ]),
    ).toEqual({});
  });
});

describe('filter validation', () => {
  const number = (min: string, max: string) =>
    problemsOf(
      field('total_weight'),
      withDraft('total_weight', { kind: 'numberRange', min, max }),
      context,
    );
  const dates = (from: string, to: string) =>
    problemsOf(
      field('created_on'),
      withDraft('created_on', { kind: 'dateRange', from, to, shortcut: null }),
      context,
    );

  it('requires numbers of at least 0 (DT-25)', () => {
    expect(number('abc', '-1')).toEqual({ start: 'notNumber', end: 'negative' });
    expect(number('0', '')).toEqual({});
  });

  it('requires the minimum not to exceed the maximum', () => {
    expect(number('10', '9')).toEqual({ end: 'minAboveMax' });
    expect(number('9', '9')).toEqual({});
  });

  it('rejects future days, and a start after the end (DT-26)', () => {
    expect(dates('2026-11-20', '2026-11-21')).toEqual({ end: 'future' });
    expect(dates('2026-11-20', '2026-11-19')).toEqual({ end: 'fromAfterTo' });
    expect(dates('20-11-2026', '')).toEqual({ start: 'notDate' });
    expect(dates('2026-11-20', '2026-11-20')).toEqual({});
  });

  it('limits the length of text and lists', () => {
    const text = { kind: 'text', text: 'x'.repeat(FILTER_TEXT_MAX + 1) } as const;
    expect(problemsOf(field('reference'), withDraft('reference', text), context)).toEqual({
      start: 'tooLong',
    });
    const values = Array.from({ length: FILTER_LIST_MAX + 1 }, (_, index) => String(index));
    const list = { kind: 'multiSelect', values } as const;
    expect(problemsOf(field('customer'), withDraft('customer', list), context)).toEqual({
      start: 'tooMany',
    });
  });

  it('is invalid if any field is', () => {
    expect(hasProblems(schema, empty, context)).toBe(false);
    const wrong = withDraft('total_weight', { kind: 'numberRange', min: 'x', max: '' });
    expect(hasProblems(schema, wrong, context)).toBe(true);
  });

  it('converts values to a draft and back, in both languages', () => {
    for (const separators of [indonesian, english]) {
      expect(valuesOf(schema, draftFrom(schema, all, separators), separators)).toEqual(all);
    }
  });

  it('fills in the days of a shortcut and remembers the shortcut', () => {
    const draft = withDraft('created_on', shortcutDraft('yesterday', today));
    expect(valuesOf(schema, draft, english)).toEqual({
      created_on: {
        kind: 'dateRange',
        from: '2026-11-19',
        to: '2026-11-19',
        shortcut: 'yesterday',
      },
    });
  });
});

describe('filter submission', () => {
  it('submits only if values changed (DT-24)', () => {
    const reordered: FilterValues = {
      ...all,
      total_weight: { max: 20.5, min: 10, kind: 'numberRange' },
    };
    expect(applyFilters(schema, all, reordered)).toBeNull();
    const changed: FilterValues = { ...all, status: { kind: 'select', value: 'CONFIRMED' } };
    expect(applyFilters(schema, all, changed)?.values).toEqual(changed);
  });

  it('submits unchanged values if forced (DT-24)', () => {
    expect(applyFilters(schema, all, all, { force: true })?.values).toEqual(all);
  });

  it('clears all values on reset and submits null for every mapped key', () => {
    expect(resetFilters(schema)).toEqual({
      values: {},
      expressions: [],
      mapped: {
        reference: null,
        total_weight: null,
        created_on: null,
        customer_name: null,
        'status.name': null,
      },
    });
  });
});

describe('stored filter values', () => {
  it('keep valid values and drop invalid ones', () => {
    expect(parseFilterValues(schema, JSON.parse(JSON.stringify(all)))).toEqual(all);
    const odd = {
      reference: { kind: 'text', text: '  ' },
      total_weight: { kind: 'numberRange', min: 5, max: 1 },
      created_on: { kind: 'dateRange', from: '2026-02-30', to: null },
      customer: { kind: 'select', value: 'PT A' },
      status: { kind: 'select', value: 'GONE' },
      nobody: { kind: 'text', text: 'x' },
    };
    expect(parseFilterValues(schema, odd)).toEqual({});
  });

  it('resolve a shortcut to other days tomorrow', () => {
    expect(refreshShortcuts(all, '2026-11-21')['created_on']).toMatchObject({
      from: '2026-11-15',
      to: '2026-11-21',
      shortcut: 'last7Days',
    });
    expect(sameFilterValues(refreshShortcuts(all, today), all)).toBe(true);
  });
});
