import type { Clock } from '@pantau/core';
import { type RowsWanted, collectRows } from './collect-rows.ts';
import { columnsOf, headingsOf } from './table-view.ts';
import { BYTE_ORDER_MARK, type CsvOptions, csvFileName, csvLines } from './csv.ts';
import { EXPORT_ROWS_MAX, viewCells } from './view-cells.ts';
import { downloadFile } from './download-file.ts';

export interface ExportWish<Row> extends CsvOptions, RowsWanted<Row> {
  readonly title: string;
  readonly day: string;
  readonly page: Document;
  readonly clock: Clock;
}

export interface Exported {
  readonly fileName: string;
  /** Number of exported rows if the export was truncated, else `null`. */
  readonly cutAt: number | null;
}

/** Collects the rows of the view and offers them as a download. */
export async function exportCsv<Row>(wish: ExportWish<Row>): Promise<Exported> {
  const { table, title, day, page, clock, separator, decimal, timeZone } = wish;
  const found = await collectRows(wish);
  const columns = columnsOf(table);
  const cells = [headingsOf(table), ...viewCells(columns, found.rows)];
  const fileName = csvFileName(title, day);
  downloadFile(
    page,
    clock,
    fileName,
    `${BYTE_ORDER_MARK}${csvLines(cells, { separator, decimal, timeZone })}`,
  );
  return { fileName, cutAt: found.truncated ? EXPORT_ROWS_MAX : null };
}
