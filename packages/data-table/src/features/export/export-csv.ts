import { type RowsWanted, collectRows } from './collect-rows.ts';
import { type CsvFile, saveCsv } from './save-csv.ts';
import { columnsOf, headingsOf } from './table-view.ts';
import { EXPORT_ROWS_MAX, viewCells } from './view-cells.ts';

export type ExportWish<Row> = Omit<CsvFile, 'cells'> & RowsWanted<Row>;

export interface Exported {
  readonly fileName: string;
  /** Number of exported rows if the export was truncated, else `null`. */
  readonly cutAt: number | null;
}

/** Collects the rows of the view and offers them as a download. */
export async function exportCsv<Row>(wish: ExportWish<Row>): Promise<Exported> {
  const { table, title, day, page, clock, separator, decimal, timeZone } = wish;
  const found = await collectRows(wish);
  const cells = [headingsOf(table), ...viewCells(columnsOf(table), found.rows)];
  const fileName = saveCsv({ title, day, cells, page, clock, separator, decimal, timeZone });
  return { fileName, cutAt: found.truncated ? EXPORT_ROWS_MAX : null };
}
