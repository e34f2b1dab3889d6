import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { parseFilter } from './parse-filter.ts';

function read(expression: string) {
  const { field, op, value } = parseFilter(expression);
  return { field: field.name, op, value };
}

function refusal(expression: string) {
  try {
    parseFilter(expression);
  } catch (error) {
    if (error instanceof ApiError) return { key: error.key, ...error.values };
    throw error;
  }
  throw new Error(`'${expression}' was accepted.`);
}

describe('a filter expression', () => {
  it.each([
    ['status.name eq DRAFT', 'status.name', 'eq', 'DRAFT'],
    ['total_weight gte 100.5', 'total_weight', 'gte', 100.5],
    ['created_on lte 1764547200000', 'created_on', 'lte', new Date(1_764_547_200_000)],
    ['created_on gte 2026-11-01', 'created_on', 'gte', new Date('2026-11-01')],
    [
      'target.picked_on gte 2026-11-01T07:00:00+07:00',
      'target.picked_on',
      'gte',
      new Date('2026-11-01'),
    ],
    ['customer_name eq PT D’Art & Co (Bdg)', 'customer_name', 'eq', 'PT D’Art & Co (Bdg)'],
    ['customer_name contains  jaya ', 'customer_name', 'contains', ' jaya '],
    ["customer_name in ('PT A','CV B')", 'customer_name', 'in', ['PT A', 'CV B']],
    [
      String.raw`customer_name notIn ( "PT 'A'", 'D\'Art', 'a\\b' )`,
      'customer_name',
      'notIn',
      ["PT 'A'", "D'Art", String.raw`a\b`],
    ],
    ['sender.name empty true', 'sender.name', 'empty', true],
    ['locations contains Rungkut', 'locations', 'contains', 'Rungkut'],
  ])('%s is read as documented (RS-161)', (expression, field, op, value) => {
    expect(read(expression)).toEqual({ field, op, value });
  });

  it('is read back for any list of texts (RS-161)', () => {
    const quoted = (text: string) => `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;
    const storable = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(fc.array(storable, { minLength: 1, maxLength: 100 }), (texts) => {
        const safe = texts.map((text) => text.replaceAll('\0', ''));
        const { value } = read(`customer_name in (${safe.map(quoted).join(',')})`);
        expect(value).toEqual(safe);
      }),
    );
  });

  it.each([
    ['colour eq red', { key: 'filterFieldUnknown', field: 'colour' }],
    ['__proto__ eq red', { key: 'filterFieldUnknown', field: '__proto__' }],
    ['number like SO', { key: 'filterOperatorUnknown', field: 'number', operator: 'like' }],
    [
      'total_weight contains 5',
      { key: 'filterOperatorUnknown', field: 'total_weight', operator: 'contains' },
    ],
    ['status.name eq draft', { key: 'filterValueInvalid', field: 'status.name', value: 'draft' }],
    [
      'total_weight gte heavy',
      { key: 'filterValueInvalid', field: 'total_weight', value: 'heavy' },
    ],
    ['total_price lte 1e999', { key: 'filterValueInvalid', field: 'total_price', value: '1e999' }],
    [
      'created_on gte yesterday',
      { key: 'filterValueInvalid', field: 'created_on', value: 'yesterday' },
    ],
    [
      'created_on gte +275000-01-01',
      { key: 'filterValueInvalid', field: 'created_on', value: '+275000-01-01' },
    ],
    ['number empty maybe', { key: 'filterValueInvalid', field: 'number', value: 'maybe' }],
    ['number eq a\0b', { key: 'filterValueInvalid', field: 'number', value: 'a b' }],
  ])('%j is rejected with what is wrong (RS-161)', (expression, expected) => {
    expect(refusal(expression)).toEqual(expected);
  });

  it.each([
    '',
    'number',
    'number eq',
    'customer_name in',
    'customer_name in PT A',
    "customer_name in ('PT A'",
    "customer_name in ('PT A',)",
    "customer_name in ('PT A') or 1=1",
    "customer_name in ('PT A",
    'customer_name in ()',
    `customer_name in (${"'a',".repeat(100)}'a')`,
  ])('%j is rejected as malformed (RS-161)', (expression) => {
    expect(refusal(expression)).toMatchObject({ key: 'filterMalformed' });
  });

  it('names at most 60 characters of a rejected value, without control characters (RS-161)', () => {
    const refused = refusal(`total_weight gte ${'x\u202e'.repeat(100)}`);
    expect(refused).toMatchObject({ value: `${'x '.repeat(30)}…` });
  });
});
