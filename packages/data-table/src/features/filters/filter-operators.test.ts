import { describe, expect, it } from 'vitest';
import { readFilter, writeFilter } from '../address/filter-parameters.ts';
import { draftFrom, valuesOf } from '../filter-dialog/filter-draft.ts';
import { rowMatcher } from '../rows/match-rows.ts';
import { fromExpressions, toExpressions } from './convert-expressions.ts';
import type { FilterExpression } from './filter-expression.ts';
import type { FilterField, FilterSchema } from './filter-schema.ts';
import type { FilterValue } from './filter-value.ts';
import { parseFilterValues } from './filter-values.ts';

const today = '2026-11-20';
const options = ['DRAFT', 'ASSIGNED'].map((value) => ({ value, label: value }));
const text: FilterField = {
  kind: 'text',
  key: 'reference',
  label: '',
  operators: ['is', 'isNot', 'contains', 'empty', 'notEmpty'],
};
const choice: FilterField = {
  kind: 'select',
  key: 'payment',
  label: '',
  options,
  operators: ['is', 'isNot'],
};
const list: FilterField = {
  kind: 'multiSelect',
  key: 'customer',
  label: '',
  operators: ['in', 'notIn', 'notEmpty'],
};
const range: FilterField = {
  kind: 'numberRange',
  key: 'weight',
  label: '',
  operators: ['between', 'empty'],
};

interface Case {
  readonly name: string;
  readonly field: FilterField;
  readonly value: FilterValue;
  readonly sent: FilterExpression;
}
const cases: readonly Case[] = [
  {
    name: 'is',
    field: text,
    value: { kind: 'text', text: 'PO' },
    sent: { key: 'reference', op: 'eq', value: 'PO' },
  },
  {
    name: 'is not',
    field: text,
    value: { kind: 'text', text: 'PO', operator: 'isNot' },
    sent: { key: 'reference', op: 'ne', value: 'PO' },
  },
  {
    name: 'contains',
    field: text,
    value: { kind: 'text', text: 'PO', operator: 'contains' },
    sent: { key: 'reference', op: 'contains', value: 'PO' },
  },
  {
    name: 'is not empty',
    field: text,
    value: { kind: 'empty', empty: false },
    sent: { key: 'reference', op: 'empty', value: false },
  },
  {
    name: 'is not one of the options',
    field: choice,
    value: { kind: 'select', value: 'DRAFT', operator: 'isNot' },
    sent: { key: 'payment', op: 'ne', value: 'DRAFT' },
  },
  {
    name: 'is none of',
    field: list,
    value: { kind: 'multiSelect', values: ['PT A'], operator: 'notIn' },
    sent: { key: 'customer', op: 'notIn', value: ['PT A'] },
  },
  {
    name: 'is empty',
    field: range,
    value: { kind: 'empty', empty: true },
    sent: { key: 'weight', op: 'empty', value: true },
  },
];

describe('operators of filters', () => {
  it.each(cases)('$name: becomes a condition, and is read back (DT-260)', (one) => {
    const { field, value, sent } = one;
    expect(toExpressions([field], { [field.key]: value })).toEqual([sent]);
    expect(fromExpressions([field], [sent])).toEqual({ [field.key]: value });
  });

  it.each(cases)('$name: survives the address, storage and the dialog', ({ field, value }) => {
    const values = { [field.key]: value };
    expect(readFilter(field, writeFilter(value), today)).toEqual(value);
    expect(parseFilterValues([field], JSON.parse(JSON.stringify(values)))).toEqual(values);
    expect(valuesOf([field], draftFrom([field], values))).toEqual(values);
  });

  it('are rejected where the field does not offer them (DT-260)', () => {
    const plain: FilterSchema = [{ kind: 'text', key: 'reference', label: '' }];
    const values = { reference: { kind: 'text', text: 'PO', operator: 'contains' } } as const;
    expect(toExpressions(plain, values)).toEqual([]);
    expect(parseFilterValues(plain, values)).toEqual({});
    expect(fromExpressions(plain, [{ key: 'reference', op: 'empty', value: true }])).toEqual({});
  });

  it('filter rows in memory', () => {
    const columns = [{ key: 'name', value: (row: { readonly name: string | null }) => row.name }];
    const matching = (filter: FilterExpression) => {
      const matches = rowMatcher(columns, '', [filter]);
      return ['Ani', 'Budi', null].filter((name) => matches?.({ name }));
    };
    expect(matching({ key: 'name', op: 'ne', value: 'Ani' })).toEqual(['Budi', null]);
    expect(matching({ key: 'name', op: 'contains', value: 'NI' })).toEqual(['Ani']);
    expect(matching({ key: 'name', op: 'notIn', value: ['Ani', 'Budi'] })).toEqual([null]);
    expect(matching({ key: 'name', op: 'empty', value: true })).toEqual([null]);
    expect(matching({ key: 'name', op: 'empty', value: false })).toEqual(['Ani', 'Budi']);
  });
});

describe('a chip filter', () => {
  const field: FilterField = {
    kind: 'multiSelect',
    key: 'status',
    mapsTo: 'status.name',
    label: '',
    inline: true,
    options,
  };

  it('sends eq for a single value and in for several (DT-261)', () => {
    const send = (...values: string[]) =>
      toExpressions([field], { status: { kind: 'multiSelect', values } });
    expect(send('DRAFT')).toEqual([{ key: 'status.name', op: 'eq', value: 'DRAFT' }]);
    expect(send('DRAFT', 'ASSIGNED')).toEqual([
      { key: 'status.name', op: 'in', value: ['DRAFT', 'ASSIGNED'] },
    ]);
    expect(fromExpressions([field], send('DRAFT'))).toEqual({
      status: { kind: 'multiSelect', values: ['DRAFT'] },
    });
  });
});
