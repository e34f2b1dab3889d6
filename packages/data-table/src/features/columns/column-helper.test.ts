import { describe, expect, expectTypeOf, it } from 'vitest';
import { cellText } from './cell-text.ts';
import { columnHelper } from './column-helper.ts';
import type { TableColumn } from './table-column.ts';

interface Order {
  readonly number: string;
  readonly weight: number;
  readonly createdOn: Date;
  readonly paidOn?: Date;
  readonly tags: readonly string[];
  readonly sender: { readonly name: string; readonly phone: string | null } | null;
}

const column = columnHelper<Order>();
const order: Order = {
  number: 'SO-1',
  weight: 12,
  createdOn: new Date(2026, 10, 20, 13, 52),
  tags: [],
  sender: { name: 'Gudang Cikarang', phone: null },
};

describe('columnHelper (DT-308)', () => {
  it('reads values by path, which is the key, or by a function', () => {
    const name = column.accessor('sender.name', { label: 'Sender' });
    expect([name.key, name.value(order), name.value({ ...order, sender: null })]).toEqual([
      'sender.name',
      'Gudang Cikarang',
      undefined,
    ]);
    const tags = column.accessor((row) => row.tags.length, { key: 'tags', label: 'Tags' });
    expect([tags.key, tags.value(order)]).toEqual(['tags', 0]);
    expectTypeOf(name).toEqualTypeOf<TableColumn<Order>>();
  });

  it('passes the typed value to texts and cells', () => {
    const weight = column.accessor('weight', {
      label: 'Weight',
      text: (value, row) => {
        expectTypeOf(value).toEqualTypeOf<number>();
        return `${value} kg of ${row.number}`;
      },
    });
    expect(cellText(weight, order)).toBe('12 kg of SO-1');
    column.accessor('sender.phone', {
      label: 'Phone',
      render: (value) => {
        expectTypeOf(value).toEqualTypeOf<string | null | undefined>();
        return value;
      },
    });
  });

  it('has columns without a value, and groups', () => {
    const map = column.display({ key: 'map', label: 'Map', render: () => 'map' });
    expect([map.value(order), map.sortable]).toEqual([null, false]);
    expect(column.group({ key: 'g', label: 'G', fields: [map] }).fields).toEqual([map]);
  });

  it('rejects paths that do not exist, or whose values no cell can hold', () => {
    // @ts-expect-error there is no such property
    column.accessor('sender.city', { label: 'City' });
    // @ts-expect-error a list is no value
    column.accessor('tags', { label: 'Tags' });
    // @ts-expect-error a computed value needs a key
    column.accessor((row) => row.weight * 2, { label: 'Double' });
    // @ts-expect-error a display column has no total
    column.display({ key: 'x', label: 'X', render: () => null, total: 'sum' });
  });
});

describe('the text of a cell (DT-309)', () => {
  const textOf = (value: TableColumn<Order>['value']): string =>
    cellText({ key: 'a', label: 'A', value }, order);

  it('is a dash for an empty value or an invalid date', () => {
    const values = [null, undefined, '', new Date(Number.NaN), Number.NaN];
    expect(values.map((value) => textOf(() => value))).toEqual(values.map(() => '–'));
  });

  it('of a date is a date and a time', () => {
    expect(textOf(({ createdOn }) => createdOn)).toMatch(/2026.*52/);
  });
});
