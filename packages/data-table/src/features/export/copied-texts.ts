import type { Format } from '@pantau/core';
import { decimalSign } from '../../shared/decimal-sign.ts';
import { isSelected } from '../selection/selection.ts';
import type { DataTableTranslate } from '../../messages/data-table-messages.ts';
import { type CellTexts, toHtmlTable, toTsv } from './table-text.ts';
import { type TableView, columnsOf, headingsOf } from './table-view.ts';
import { valueText } from './value-text.ts';
import { cellString, viewCells } from './view-cells.ts';

export interface CopyRequest<Row> {
  readonly table: TableView<Row>;
  /** The focused cell. */
  readonly cell: HTMLElement;
  readonly format: Format;
  readonly timeZone: string | undefined;
  readonly t: DataTableTranslate;
}

/** What goes to the clipboard. */
export interface CopiedTexts {
  readonly plain: string;
  readonly html: string;
  /** The announcement for screen readers. */
  readonly announcement: string;
}

const clipboardTexts = (texts: CellTexts, announcement: string): CopiedTexts => ({
  plain: toTsv(texts),
  html: toHtmlTable(texts),
  announcement,
});

/**
 * The selected rows of this page with column headings, or the focused cell if no row is selected: as text for
 * spreadsheets and as a table for documents (DT-42). `null` if there is nothing to copy.
 */
export function copiedTexts<Row>(request: CopyRequest<Row>): CopiedTexts | null {
  const { table, cell, format, timeZone, t } = request;
  const columns = columnsOf(table);
  const chosen = table.rows.filter((row) => isSelected(table.selection, row.id));
  const count = chosen.length;
  if (count > 0) {
    const decimal = decimalSign(format);
    const originals = chosen.map(({ original }) => original);
    const rows = viewCells(columns, originals).map((row) =>
      row.map((value) => valueText(value, { decimal, timeZone })),
    );
    const texts = [headingsOf(table), ...rows];
    return clipboardTexts(texts, t('copied', { count, formatted: format.number(count) }));
  }
  const id = cell.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const row = table.rows.find((one) => one.id === id);
  const column = columns.find((one) => one.key === cell.dataset['key']);
  if (row === undefined || column === undefined) return null;
  return clipboardTexts([[cellString(column, row.original)]], t('copiedCell'));
}
