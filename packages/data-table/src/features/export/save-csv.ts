import type { Clock } from '@pantau/core';
import type { CellValue } from '../../shared/cell-value.ts';
import { BYTE_ORDER_MARK, type CsvOptions, csvFileName, csvLines } from './csv.ts';
import { downloadFile } from './download-file.ts';

export interface CsvFile extends CsvOptions {
  readonly title: string;
  /** Part of the file's name. */
  readonly day: string;
  /** The first row has the headings. */
  readonly cells: readonly (readonly CellValue[])[];
  readonly page: Document;
  readonly clock: Clock;
}

/** Offers cells as the download of a CSV file, whose name it returns. */
export function saveCsv({ title, day, cells, page, clock, ...options }: CsvFile): string {
  const fileName = csvFileName(title, day);
  downloadFile(page, clock, fileName, `${BYTE_ORDER_MARK}${csvLines(cells, options)}`);
  return fileName;
}
