import type { RefObject } from 'react';
import type { TableColumn } from '../columns/table-column.ts';
import type { TableRow } from '../rows/row-set.ts';
import type { CellPresses } from './cell-editing-part.ts';
import type { CellPlace } from './edited-cells.ts';

/** Presses on cells before the code of their editor has loaded. */
export interface WaitingPresses extends CellPresses {
  /** Opens the editor of the cell that was pressed last, if it still has the focus. */
  open(editing: Pick<CellPresses, 'start'>): void;
}

interface PressedTable<Row> {
  readonly rows: readonly TableRow<Row>[];
  readonly columns: readonly TableColumn<Row>[];
}

/** Keeps a press on a cell that can be edited until its editor can open (DT-443). */
export function createWaitingPresses<Row>(
  latest: RefObject<{ readonly table: PressedTable<Row> }>,
): WaitingPresses {
  let waiting: { readonly place: CellPlace; readonly focused: Element | null } | null = null;
  const canEdit = ({ rowId, columnKey }: CellPlace): boolean => {
    const { rows, columns } = latest.current.table;
    const edit = columns.find(({ key }) => key === columnKey)?.edit;
    const row = rows.find(({ id }) => id === rowId);
    if (edit === undefined || row === undefined) return false;
    try {
      return edit.editable?.(row.original) ?? true;
    } catch {
      // The code of the editor reports it.
      return false;
    }
  };
  const wait = (place: CellPlace, target: EventTarget | null): boolean => {
    if (!canEdit(place)) return false;
    waiting = { place, focused: target instanceof Element ? target : null };
    return true;
  };
  return {
    start: (place) => wait(place, null),
    handleClick(place, { nativeEvent, target }) {
      const isTap = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
      return isTap ? wait(place, target) : canEdit(place);
    },
    handleKey(place, { key, target }) {
      waiting = null;
      return (key === 'Enter' || key === 'F2') && wait(place, target);
    },
    open(editing) {
      if (waiting === null) return;
      const { place, focused } = waiting;
      waiting = null;
      if (focused === null || focused.matches(':focus, :focus *')) editing.start(place);
    },
  };
}
