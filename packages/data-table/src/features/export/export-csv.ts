import type { Clock } from '@pantau/core';
import type { TableSource } from '../rows/table-source.ts';
import { type TableView, columnsOf } from './table-view.ts';
import { BYTE_ORDER_MARK, type CsvOptions, csvFileName, csvLines } from './csv.ts';
import { EXPORT_ROWS_MAX, viewCells } from './view-cells.ts';
import { type CollectedRows, fetchAllRows } from './fetch-all-rows.ts';

export interface ExportWish<Row> extends CsvOptions {
  readonly table: TableView<Row>;
  /** Provides the rows of all pages. By default the rows of the table are exported. */
  readonly source: TableSource<Row> | undefined;
  readonly title: string;
  readonly day: string;
  readonly signal: AbortSignal;
  readonly page: Document;
  readonly clock: Clock;
  onProgress(share: number): void;
}

export interface Exported {
  readonly fileName: string;
  /** Number of exported rows if the export was truncated, else `null`. */
  readonly cutAt: number | null;
}

/** ms before the object URL is revoked, so that the download can start. */
const TAKE_MS = 10_000;

function download(page: Document, clock: Clock, fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = page.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  clock.setTimeout(() => URL.revokeObjectURL(address), TAKE_MS);
}

/** Collects the rows of the view and offers them as a download. */
export async function exportCsv<Row>(wish: ExportWish<Row>): Promise<Exported> {
  const { table, source, title, day, signal, page, clock, onProgress } = wish;
  const { separator, decimal, timeZone } = wish;
  const found: CollectedRows<Row> =
    source === undefined
      ? { rows: table.rows.map((row) => row.original), truncated: false }
      : await fetchAllRows(source, table.query, signal, onProgress);
  const columns = columnsOf(table);
  const cells = [columns.map((column) => column.label), ...viewCells(columns, found.rows)];
  const fileName = csvFileName(title, day);
  download(
    page,
    clock,
    fileName,
    `${BYTE_ORDER_MARK}${csvLines(cells, { separator, decimal, timeZone })}`,
  );
  return { fileName, cutAt: found.truncated ? EXPORT_ROWS_MAX : null };
}
