import { constructTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { ColumnSettings } from '../features/columns/column-tree.ts';
import type { ColumnLayout } from '../features/columns/column-layout.ts';
import type { Arrangement } from '../features/rows/arrange-rows.ts';
import type { IdOf, TableRow } from '../features/rows/row-set.ts';
import { features } from './table-features.ts';
import { columnState, layOutColumns } from '../features/columns/column-state.ts';
import type { RowMeta } from '../features/rows/row-model.ts';
import type { TableColumn } from '../features/columns/table-column.ts';

export interface TableCoreOptions<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly settings: ColumnSettings;
  readonly data: readonly Row[];
  readonly getRowId: IdOf<Row>;
  readonly arrangement: Arrangement<Row>;
}

export interface TableCore<Row> {
  readonly layout: ColumnLayout<TableColumn<Row>>;
  /** Over all pages, in order. */
  readonly rows: readonly TableRow<Row>[];
}

const createTable = () => constructTable({ features, columns: [], data: [] as object[] });

/** TanStack Table with our row model: what is shown, and where. */
export function useTableCore<Row>(options: TableCoreOptions<Row>): TableCore<Row> {
  const { columns, settings, data, getRowId, arrangement } = options;
  const [table] = useState(createTable);
  const layout = useMemo(() => {
    table.setOptions((before) => ({
      ...before,
      columns: columns.map(({ key }) => ({ id: key })),
      state: columnState(settings),
    }));
    const shown = {
      start: table.getStartVisibleLeafColumns(),
      center: table.getCenterVisibleLeafColumns(),
      end: table.getEndVisibleLeafColumns(),
    };
    return layOutColumns(shown, columns, settings);
  }, [table, columns, settings]);
  const rows = useMemo(() => {
    const meta: RowMeta<Row> = { arrangement };
    table.setOptions((before) => ({
      ...before,
      data: data as readonly object[],
      getRowId: getRowId as IdOf<object>,
      meta,
    }));
    return table.getRowModel().rows as unknown as readonly TableRow<Row>[];
  }, [table, data, getRowId, arrangement]);
  return { layout, rows };
}
