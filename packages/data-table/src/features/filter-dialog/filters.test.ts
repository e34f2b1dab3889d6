import { describe, expect, it } from 'vitest';
import { shortcutRange } from '../../shared/day.ts';
import { type FilterDraft, draftFrom, shortcutDraft, valuesOf } from './filter-draft.ts';
import { hasProblems, problemsOf } from './filter-problems.ts';
import { fromExpressions, toExpressions } from '../filters/convert-expressions.ts';
import { FILTER_LIST_MAX, FILTER_TEXT_MAX } from '../filters/filter-limits.ts';
import type { FilterField, FilterSchema } from '../filters/filter-schema.ts';
import type { FilterValues } from '../filters/filter-value.ts';
import { refreshShortcuts, parseFilterValues, sameFilterValues } from '../filters/filter-values.ts';
import { applyFilters, resetFilters } from './submit-filters.ts';

const jakarta = 'Asia/Jakarta';
const today = '2026-11-20';

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
const empty = draftFrom(schema, {});
const withDraft = (key: string, draft: FilterDraft[string]): FilterDraft => ({
  ...empty,
  [key]: draft,
});

describe('shortcuts', () => {
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
    const back = fromExpressions(schema, toExpressions(schema, all, jakarta), {
      timeZone: jakarta,
    });
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
  const number = (min: number | null, max: number | null) =>
    problemsOf(
      field('total_weight'),
      withDraft('total_weight', { kind: 'numberRange', min, max }),
      today,
    );
  const dates = (from: string, to: string) =>
    problemsOf(
      field('created_on'),
      withDraft('created_on', { kind: 'dateRange', from, to, shortcut: null }),
      today,
    );

  it('requires numbers of at least 0 (DT-25)', () => {
    expect(number(Number.NaN, -1)).toEqual({ start: 'notNumber', end: 'belowMin' });
    expect(number(0, null)).toEqual({});
  });

  it('requires the minimum not to exceed the maximum', () => {
    expect(number(10, 9)).toEqual({ end: 'minAboveMax' });
    expect(number(9, 9)).toEqual({});
  });

  it('rejects future days, and a start after the end (DT-26)', () => {
    expect(dates('2026-11-20', '2026-11-21')).toEqual({ end: 'future' });
    expect(dates('2026-11-20', '2026-11-19')).toEqual({ end: 'fromAfterTo' });
    expect(dates('20-11-2026', '')).toEqual({ start: 'notDate' });
    expect(dates('2026-11-20', '2026-11-20')).toEqual({});
  });

  it('limits the length of text and lists', () => {
    const text = { kind: 'text', text: 'x'.repeat(FILTER_TEXT_MAX + 1) } as const;
    expect(problemsOf(field('reference'), withDraft('reference', text), today)).toEqual({
      start: 'tooLong',
    });
    const values = Array.from({ length: FILTER_LIST_MAX + 1 }, (_, index) => String(index));
    const list = { kind: 'multiSelect', values } as const;
    expect(problemsOf(field('customer'), withDraft('customer', list), today)).toEqual({
      start: 'tooMany',
    });
  });

  it('is invalid if any field is', () => {
    expect(hasProblems(schema, empty, today)).toBe(false);
    const wrong = withDraft('total_weight', {
      kind: 'numberRange',
      min: Number.NaN,
      max: null,
    });
    expect(hasProblems(schema, wrong, today)).toBe(true);
  });

  it('converts values to a draft and back', () => {
    expect(valuesOf(schema, draftFrom(schema, all))).toEqual(all);
  });

  it('fills in the days of a shortcut and remembers the shortcut', () => {
    const draft = withDraft('created_on', shortcutDraft('yesterday', today));
    expect(valuesOf(schema, draft)).toEqual({
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
