import { describe, expectTypeOf, it } from 'vitest';
import type { TableSource } from '../features/rows/table-source.ts';
import type { DataTableViewProps } from '../data-table/data-table-props.ts';
import type { DataTableOptions } from './use-data-table.ts';

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

  it('of a view are the model and how it is shown', () => {
    expectTypeOf<DataTableViewProps<Row>>().toHaveProperty('table');
    expectTypeOf<DataTableViewProps<Row>>().not.toHaveProperty('data');
    expectTypeOf<DataTableViewProps<Row>>().not.toHaveProperty('columns');
  });
});
