import { describe, expect, it } from 'vitest';
import { readFilter, writeFilter } from '../address/filter-parameters.ts';
import { fromExpressions, toExpressions } from './convert-expressions.ts';
import { defineFilterKind } from './define-filter-kind.ts';
import { parseFilterValues } from './filter-values.ts';

const axles = defineFilterKind<number>({
  serialise: String,
  parse: (text) => (/^[2-9]$/.test(text.trim()) ? Number(text) : null),
  toConditions: (count) => [{ op: 'gte', value: count }],
  summarise: (count, format) => `${format.number(count)}+`,
  render: () => null,
});
const field = axles({ key: 'axles', label: 'Axles', mapsTo: 'vehicle.axles' });
const value = { kind: 'custom', text: '3' } as const;
const today = '2026-11-20';

describe('a field of the host’s own kind', () => {
  it('filters by its conditions under its mapped key (DT-264)', () => {
    const conditions = toExpressions([field], { axles: value });
    expect(conditions).toEqual([{ key: 'vehicle.axles', op: 'gte', value: 3 }]);
    // The table cannot read such conditions, but knows its own again.
    const before = { axles: value };
    expect(fromExpressions([field], conditions, { before })).toEqual(before);
    expect(fromExpressions([field], conditions)).toEqual({});
  });

  it('is written to the address and to saved filters, and checked when read (DT-264)', () => {
    expect(writeFilter(value)).toEqual({ values: ['3'], operator: null });
    expect(readFilter(field, { values: [' 3 '], operator: null }, today)).toEqual(value);
    expect(readFilter(field, { values: ['12'], operator: null }, today)).toBeNull();
    expect(parseFilterValues([field], { axles: value })).toEqual({ axles: value });
    expect(parseFilterValues([field], { axles: { kind: 'custom', text: 'x' } })).toEqual({});
  });
});
