import { describe, expectTypeOf, it } from 'vitest';
import type { TableSource } from '../features/rows/table-source.ts';
import type { DataTableViewProps } from '../data-table/data-table-props.ts';
import type { FilterField } from '../features/filters/filter-schema.ts';
import type { RowAction } from '../features/row-actions/row-action.ts';
import type { TableAddress } from '../features/address/table-address.ts';
import type { TableQueryOptions } from '../features/address/use-table-query.ts';
import type { DataTableOptions } from './table-options.ts';

interface Row {
  readonly id: string;
}

const source = {} as TableSource<Row>;
const rest = { columns: [], getRowId: ({ id }: Row) => id };

describe('the options of a table (DT-310)', () => {
  it('allow an array on one page, but not a source', () => {
    const all = (options: DataTableOptions<Row>): DataTableOptions<Row> => options;
    expectTypeOf(all).toBeCallableWith({ ...rest, data: [], paging: 'none' });
    expectTypeOf<{ data: Row[]; paging: 'none' }>().toExtend<
      Pick<Extract<DataTableOptions<Row>, { data: readonly Row[] }>, 'data' | 'paging'>
    >();
    // @ts-expect-error a source has pages
    const wrong: DataTableOptions<Row> = { ...rest, data: source, paging: 'none' };
    expectTypeOf(wrong).toEqualTypeOf<DataTableOptions<Row>>();
  });

  it('allow endless paging over a source, but not over an array (DT-391)', () => {
    expectTypeOf<{ data: TableSource<Row>; paging: 'endless' }>().toExtend<
      Pick<Extract<DataTableOptions<Row>, { data: TableSource<Row> }>, 'data' | 'paging'>
    >();
    // @ts-expect-error all rows of an array are loaded
    const wrong: DataTableOptions<Row> = { ...rest, data: [], paging: 'endless' };
    // @ts-expect-error rows that are not all loaded cannot be grouped
    const grouped: DataTableOptions<Row> = {
      ...rest,
      data: source,
      paging: 'endless',
      defaultGroupBy: ['a'],
    };
    expectTypeOf([wrong, grouped]).items.toEqualTypeOf<DataTableOptions<Row>>();
  });

  it('of a view are the model and how it is shown', () => {
    expectTypeOf<DataTableViewProps<Row>>().toHaveProperty('table');
    expectTypeOf<DataTableViewProps<Row>>().not.toHaveProperty('data');
    expectTypeOf<DataTableViewProps<Row>>().not.toHaveProperty('columns');
  });
});

describe('combinations that make no sense (DT-324)', () => {
  it('do not compile in the options of a query', () => {
    // @ts-expect-error an address needs the columns that it may sort by
    const query: TableQueryOptions = { address: {} as TableAddress };
    expectTypeOf(query).toEqualTypeOf<TableQueryOptions>();
  });

  it('do not compile in the fields of filters', () => {
    const base = { key: 'a', label: 'A' };
    const fields: readonly FilterField[] = [
      // @ts-expect-error chips have no operators
      { ...base, kind: 'select', options: [], inline: true, operators: ['is'] },
      // @ts-expect-error chips need options
      { ...base, kind: 'multiSelect', inline: true },
      // @ts-expect-error days ahead need `future`
      { ...base, kind: 'dateRange', shortcuts: ['tomorrow'] },
      // @ts-expect-error a side without a unit
      { ...base, kind: 'numberRange', unitSide: 'start' },
    ];
    expectTypeOf(fields).items.toEqualTypeOf<FilterField>();
  });

  it('do not compile in the actions of a row', () => {
    const base = { key: 'a', label: 'A', onSelect: () => undefined };
    // @ts-expect-error a button needs an icon
    const action: RowAction<Row> = { ...base, button: true };
    expectTypeOf(action).toExtend<RowAction<Row>>();
  });
});
