import { useAnnounce, useFormat } from '@pantau/core';
import type { ClipboardEvent, ReactElement, ReactNode } from 'react';
import { type TableView, columnsOf } from './table-view.ts';
import { type CellTexts, toHtmlTable, toTsv } from './table-text.ts';
import { cellString, viewCells } from './view-cells.ts';
import { valueText } from './value-text.ts';
import { useCompanyDay } from '../../shared/use-company-day.ts';
import { isSelected } from '../selection/selection.ts';
import { useText } from '../../shared/use-text.ts';
import css from './copy-area.module.css';

export interface CopyAreaProps<Row> {
  /** From `useDataTable`. */
  readonly table: TableView<Row>;
  /** The table. */
  readonly children: ReactNode;
}

/** The browser copies selected text, and the content of a focused input. */
function isOwnCopy(target: HTMLElement): boolean {
  if (target.closest('input, textarea, select, [contenteditable]') !== null) {
    return target.closest('input[type="checkbox"]') === null;
  }
  const root = target.getRootNode() as Document | ShadowRoot;
  const marked = 'getSelection' in root ? root.getSelection() : target.ownerDocument.getSelection();
  return marked !== null && !marked.isCollapsed;
}

/**
 * Ctrl+C copies the selected rows of this page with column headings, or the focused cell if no row is
 * selected: as text for spreadsheets and as a table for documents (DT-42).
 */
export function CopyArea<Row>({ table, children }: CopyAreaProps<Row>): ReactElement {
  const t = useText();
  const announce = useAnnounce();
  const format = useFormat();
  const { timeZone } = useCompanyDay();

  const copiedCells = (
    cell: HTMLElement,
  ): { readonly texts: CellTexts; readonly count: number } => {
    const columns = columnsOf(table);
    const chosen = table.rows.filter((row) => isSelected(table.selection, row.id));
    if (chosen.length > 0) {
      const decimal = format.number(0.5).includes(',') ? ',' : '.';
      const rows = viewCells(
        columns,
        chosen.map(({ original }) => original),
      ).map((row) => row.map((value) => valueText(value, { decimal, timeZone })));
      return { texts: [columns.map((column) => column.label), ...rows], count: chosen.length };
    }
    const id = cell.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const row = table.rows.find((one) => one.id === id);
    const column = columns.find((one) => one.key === cell.dataset['key']);
    if (row === undefined || column === undefined) return { texts: [], count: 0 };
    return { texts: [[cellString(column, row.original)]], count: 0 };
  };

  const onCopy = (event: ClipboardEvent): void => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[role="gridcell"]');
    if (cell === null || isOwnCopy(target)) return;
    const { texts, count } = copiedCells(cell);
    if (texts.length === 0) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', toTsv(texts));
    event.clipboardData.setData('text/html', toHtmlTable(texts));
    announce.polite(
      count === 0 ? t('copiedCell') : t('copied', { count, formatted: format.number(count) }),
    );
  };
  return (
    <div className={css.area} onCopy={onCopy}>
      {children}
    </div>
  );
}
