import { useFormat } from '@pantau/core';
import type { ReactElement } from 'react';
import { type TableView, columnsOf, headingsOf } from './table-view.ts';
import { PRINT_ROWS_MAX, cellString } from './view-cells.ts';
import { useText } from '../../shared/use-text.ts';
import css from './printed-table.module.css';

export interface PrintedTableProps<Row> {
  readonly table: TableView<Row>;
  readonly title: string;
}

/** The printed table. */
export function PrintedTable<Row>({ table, title }: PrintedTableProps<Row>): ReactElement {
  const t = useText();
  const format = useFormat();
  const columns = columnsOf(table);
  const headings = headingsOf(table);
  const rows = table.rows.slice(0, PRINT_ROWS_MAX);
  const truncated = rows.length < table.rows.length;
  return (
    <table className={css.paper}>
      <caption className={css.title}>{title}</caption>
      <thead className={css.head}>
        <tr className={css.row}>
          {columns.map((column, index) => (
            <th key={column.key} scope="col" className={css.cell} data-align={column.align}>
              {headings[index]}
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
