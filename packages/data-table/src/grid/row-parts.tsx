import type { CSSProperties, ReactElement } from 'react';
import { detailColumnKey } from '../features/columns/column-layout.ts';
import { DetailCell } from './detail-cell.tsx';
import type { GridRowProps, Placed } from './row-appearance.tsx';

/** The cell that opens the detail of a row, in a table that has details. */
export function openerOf<Row>(
  { row, open, activeKey, appearance }: GridRowProps<Row>,
  name: string,
  className: string | undefined,
  style?: CSSProperties,
): ReactElement | null {
  const { lead, detail } = appearance;
  if (!lead.includes(detailColumnKey)) return null;
  return DetailCell({
    ...{ rowId: row.id, name, open, part: detail, index: lead.length },
    ...{ active: activeKey === detailColumnKey, className, style },
  });
}

/** The detail of a row, while it is open. */
export function detailOf<Row>(
  { row, open, appearance }: GridRowProps<Row>,
  name: string,
): ReactElement | null {
  const { detail, columns } = appearance;
  if (!open || detail === null) return null;
  return <detail.Panel key={row.id} row={row} name={name} columns={columns} part={detail} />;
}

/** The row as the user changed it, the editor of a cell, and what says that it can be edited. */
export function editingOf<Row>({ column, key }: Placed<Row>, props: GridRowProps<Row>) {
  const { row, edits, appearance } = props;
  const { editing } = appearance;
  if (editing === null || column.edit === undefined) return { shown: row.original };
  const edited = edits?.get(key);
  const drawn = edited && editing.draw(row, column, edited);
  const attributes = {
    'aria-readonly': false,
    'aria-busy': drawn?.state === 'saving' || undefined,
    'aria-invalid': drawn?.state === 'refused' || undefined,
    'aria-description': drawn?.message,
    'data-edit': drawn?.state ?? '',
    'data-tooltip': drawn?.message,
  };
  return { shown: drawn?.row ?? row.original, editor: drawn?.editor, attributes };
}
