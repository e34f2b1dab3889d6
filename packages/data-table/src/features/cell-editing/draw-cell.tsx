import type { Format } from '@pantau/core';
import type { TableColumn } from '../columns/table-column.ts';
import type { TableRow } from '../rows/row-set.ts';
import { cellText } from '../columns/cell-text.ts';
import type { EditValue } from '../columns/cell-edit.ts';
import type { CellEditActions, FocusStep } from './cell-edit-actions.ts';
import type { DrawnCell } from './cell-editing-part.ts';
import { CellEditor } from './cell-editor.tsx';
import { type EditOf, isEditable, valueToEdit } from './edit-value.ts';
import { type CellPlace, type EditedCell, shownValue } from './edited-cells.ts';

interface DrawOptions<Row> {
  readonly row: TableRow<Row>;
  readonly column: TableColumn<Row>;
  readonly edited: EditedCell;
  readonly editOf: EditOf<Row>;
  readonly actions: CellEditActions;
  readonly moveFrom: (place: CellPlace, step: FocusStep) => void;
  readonly format: Pick<Format, 'timeZone'>;
}

/** Whether someone else changed the value while it is edited. */
function conflictOf({ editor, pending, saved }: EditedCell, now: EditValue): boolean {
  const known = [editor?.before, editor?.draft, saved?.value, ...pending];
  return !known.some((value) => Object.is(value, now));
}

/** A cell that is edited, being saved, or was refused. */
export function drawCell<Row>(options: DrawOptions<Row>): DrawnCell<Row> {
  const { row, column, edited, editOf, actions, moveFrom, format } = options;
  const { original } = row;
  if (!isEditable(column)) {
    return { row: original, state: undefined, message: undefined, editor: null };
  }
  const edit = editOf(column);
  const value = shownValue(edited, original);
  const changed = value === undefined ? original : edit.apply(original, value);
  const { editor, pending, refused } = edited;
  if (editor === null) {
    const state = pending.length > 0 ? 'saving' : refused === null ? undefined : 'refused';
    return { row: changed, state, message: refused?.message, editor: null };
  }
  return {
    row: changed,
    state: 'editing',
    message: undefined,
    editor: (
      <CellEditor
        key={`${row.id} ${column.key}`}
        place={{ rowId: row.id, columnKey: column.key }}
        column={column}
        editor={editor}
        conflict={conflictOf(edited, valueToEdit(edit, original, format.timeZone))}
        text={cellText(column, original)}
        actions={actions}
        moveFrom={moveFrom}
      />
    ),
  };
}
