import { describe, expect, it } from 'vitest';
import { readFilter } from '../address/filter-parameters.ts';
import { problemsOf } from '../filter-dialog/filter-problems.ts';
import type { FilterField } from './filter-schema.ts';
import { parseFilterValues } from './filter-values.ts';

const today = '2026-11-20';
const temperature: FilterField = {
  kind: 'numberRange',
  key: 'temperature',
  label: '',
  min: -30,
  max: 60,
};
const planned: FilterField = {
  kind: 'dateRange',
  key: 'planned',
  label: '',
  future: true,
  min: '2026-01-01',
  max: '2026-12-31',
};
const created: FilterField = { kind: 'dateRange', key: 'created', label: '' };
const read = (field: FilterField, text: string) =>
  readFilter(field, { values: [text], operator: null }, today);

describe('limits of fields', () => {
  const numbers = (min: number | null, max: number | null) =>
    problemsOf(temperature, { temperature: { kind: 'numberRange', min, max } }, today);
  const days = (from: string, to: string) =>
    problemsOf(planned, { planned: { kind: 'dateRange', from, to, shortcut: null } }, today);

  it('are checked in the dialog (DT-262)', () => {
    expect(numbers(-31, 61)).toEqual({ start: 'belowMin', end: 'aboveMax' });
    expect(numbers(-30, 60)).toEqual({});
    expect(days('2025-12-31', '2027-01-01')).toEqual({ start: 'beforeFirst', end: 'afterLast' });
  });

  it('apply to the address and to stored values, too (DT-262)', () => {
    expect(read(temperature, '-40..')).toBeNull();
    expect(read(temperature, '-20..5')).toEqual({ kind: 'numberRange', min: -20, max: 5 });
    const stored = { planned: { kind: 'dateRange', from: '2025-12-31', to: null, shortcut: null } };
    expect(parseFilterValues([planned], stored)).toEqual({});
  });

  it('allow days ahead only where the field says so (DT-263)', () => {
    expect(days(today, '2026-12-31')).toEqual({});
    const draft = {
      created: { kind: 'dateRange', from: '', to: '2026-11-21', shortcut: null },
    } as const;
    expect(problemsOf(created, draft, today)).toEqual({ end: 'future' });
    expect(read(created, '..2026-11-21')).toBeNull();
    expect(read(planned, '..2026-11-21')).not.toBeNull();
  });

  it('offer only the shortcuts of the field (DT-263)', () => {
    expect(read(planned, 'next7Days')).toMatchObject({
      from: today,
      to: '2026-11-26',
      shortcut: 'next7Days',
    });
    expect(read(created, 'next7Days')).toBeNull();
    expect(read(created, 'last3Days')).toMatchObject({ from: '2026-11-18', to: today });
  });
});
