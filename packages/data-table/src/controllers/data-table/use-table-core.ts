import { useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ColumnSettings } from '../../domain/column-settings/column-tree.ts';
import type { ColumnLayout } from '../../domain/columns-layout/lay-out-columns.ts';
import type { Arrangement } from '../../domain/rows/arranged-rows.ts';
import type { IdOf, TableRow } from '../../domain/rows/kept-rows.ts';
import { features } from '../columns/column-features.ts';
import { columnState, layOutColumns } from '../columns/column-layout.ts';
import type { RowMeta } from '../rows/row-model.ts';
import type { TableColumn } from '../table-column.ts';

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

const selectNothing = (): null => null;

/** TanStack Table with our row models: what is shown, and where. */
export function useTableCore<Row>(options: TableCoreOptions<Row>): TableCore<Row> {
  const { columns, settings, data, getRowId, arrangement } = options;
  const state = useMemo(() => columnState(settings), [settings]);
  const defs = useMemo(() => columns.map(({ key }) => ({ id: key })), [columns]);
  const meta: RowMeta<Row> = { arrangement };
  // The methods of one table are the same at every render; the object around them is not.
  const {
    getStartVisibleLeafColumns: start,
    getCenterVisibleLeafColumns: center,
    getEndVisibleLeafColumns: end,
    getRowModel,
  } = useTable(
    {
      features,
      columns: defs,
      data: data as readonly object[],
      getRowId: getRowId as IdOf<object>,
      meta,
      state,
    },
    selectNothing,
  );
  const layout = useMemo(
    () => layOutColumns({ start: start(), center: center(), end: end() }, columns, settings),
    [start, center, end, columns, settings],
  );
  return { layout, rows: getRowModel().rows as unknown as readonly TableRow<Row>[] };
}
