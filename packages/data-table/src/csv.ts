/** Offers a table as a CSV file, without the data table. */
export type { CellValue } from './shared/cell-value.ts';
export { type SavedCells, useSaveCsv } from './features/export/use-save-csv.ts';
