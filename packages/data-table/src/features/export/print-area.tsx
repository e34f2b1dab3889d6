import { useFormat } from '@pantau/core';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type TableView, columnsOf } from './table-view.ts';
import { PRINT_ROWS_MAX, cellString } from './view-cells.ts';
import { useText } from '../../shared/use-text.ts';
import css from './print-area.module.css';

export interface PrintAreaProps<Row> {
  /** From `useDataTable`. */
  readonly table: TableView<Row>;
  /** Heading of the printed table. */
  readonly title: string;
  /** The table on screen. */
  readonly children: ReactNode;
}

/**
 * On screen only visible rows are rendered. For printing, a plain table of all rows is rendered instead,
 * with its header on every page, and removed afterwards. The rest of the host's page prints as usual
 * (DT-42).
 */
export function PrintArea<Row>({ table, title, children }: PrintAreaProps<Row>): ReactElement {
  const areaRef = useRef<HTMLDivElement>(null);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const window = areaRef.current?.ownerDocument.defaultView;
    if (window == null) return undefined;
    // The browser captures the page as soon as this handler returns.
    const before = (): void => flushSync(() => setPrinting(true));
    const after = (): void => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return (
    <div ref={areaRef} className={css.area}>
      <div className={css.screen}>{children}</div>
      {isPrinting && <PrintedTable table={table} title={title} />}
    </div>
  );
}

/** The printed table. */
export function PrintedTable<Row>({
  table,
  title,
}: Omit<PrintAreaProps<Row>, 'children'>): ReactElement {
  const t = useText();
  const format = useFormat();
  const columns = columnsOf(table);
  const rows = table.rows.slice(0, PRINT_ROWS_MAX);
  const truncated = rows.length < table.rows.length;
  return (
    <table className={css.paper}>
      <caption className={css.title}>{title}</caption>
      <thead className={css.head}>
        <tr className={css.row}>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={css.cell} data-align={column.align}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, original }) => (
          <tr key={id} className={css.row}>
            {columns.map((column) => (
              <td key={column.key} className={css.cell} data-align={column.align}>
                {cellString(column, original)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {truncated && (
        <tfoot>
          <tr className={css.row}>
            <td className={css.cell} colSpan={columns.length}>
              {t('printCut', { count: format.number(PRINT_ROWS_MAX) })}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
