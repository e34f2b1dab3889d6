import type { TableColumn } from '../columns/table-column.ts';
import type { TableRow } from '../rows/row-set.ts';
import type { CellChange, EditValue } from '../columns/cell-edit.ts';
import { type AnyEdit, type EditOf, isEditable, problemOf, valueToEdit } from './edit-value.ts';
import {
  type CellPlace,
  type EditedCell,
  type EditedCells,
  editedCell,
  shownValue,
  withCell,
} from './edited-cells.ts';
import { createSaveQueue } from './save-queue.ts';

/** Where focus goes after a cell was saved, in rows and columns. */
export interface FocusStep {
  readonly rows: number;
  readonly columns: number;
}

/** What the editor of a cell does. */
export interface CellEditActions {
  /** Opens the editor; returns `false` if the cell cannot be edited. */
  start(place: CellPlace): boolean;
  canEdit(place: CellPlace): boolean;
  type(place: CellPlace, draft: EditValue): void;
  /** Returns `false` if the value is not valid; the editor then stays open and says why. */
  submit(place: CellPlace): boolean;
  cancel(place: CellPlace): void;
  /** Whether the editor was just opened by the user, and so takes the focus. */
  claimFocus(place: CellPlace): boolean;
}

export interface CellEditDeps<Row> {
  readonly columns: () => readonly TableColumn<Row>[];
  readonly rows: () => readonly TableRow<Row>[];
  readonly editOf: EditOf<Row>;
  readonly timeZone: () => string | undefined;
  readonly cells: () => EditedCells;
  set(cells: EditedCells): void;
  save(change: CellChange<Row>): Promise<Row | undefined>;
  /** Called with the row as the host returned it, or else as the user changed it. */
  saved(row: Row): void;
  /** Returns the message for the user. */
  refused(error: unknown, column: TableColumn<Row>): string;
  problemText(problem: NonNullable<ReturnType<typeof problemOf>>): string;
}

/** A cell with its row and how its column is edited. */
interface FoundCell<Row> {
  readonly row: Row;
  readonly column: TableColumn<Row>;
  readonly edit: AnyEdit<Row>;
  /** The value in the row. */
  readonly before: EditValue;
}

/** What reads and changes the edited cells. */
function cellAccess<Row>(deps: CellEditDeps<Row>) {
  const rowAt = ({ rowId }: CellPlace): Row | undefined =>
    deps.rows().find(({ id }) => id === rowId)?.original;
  return {
    rowAt,
    cellAt: (place: CellPlace): EditedCell => editedCell(deps.cells(), place),
    change: (place: CellPlace, next: Partial<EditedCell>): void =>
      deps.set(withCell(deps.cells(), place, next)),
    find(place: CellPlace): FoundCell<Row> | null {
      const column = deps.columns().find(({ key }) => key === place.columnKey);
      const row = rowAt(place);
      if (row === undefined || !isEditable(column)) return null;
      const edit = deps.editOf(column);
      return { row, column, edit, before: valueToEdit(edit, row, deps.timeZone()) };
    },
  };
}

/** Saves a value. Never rejects: a refused value is taken back. */
function createSend<Row>(deps: CellEditDeps<Row>, access: ReturnType<typeof cellAccess<Row>>) {
  const { rowAt, cellAt, change, find } = access;
  return async (place: CellPlace, value: EditValue, found: FoundCell<Row>): Promise<void> => {
    // A save that waited for another one is based on the row as it is now.
    const { row, before, edit, column } = find(place) ?? found;
    const { saved: last } = cellAt(place);
    const left = (): readonly EditValue[] => cellAt(place).pending.slice(1);
    try {
      const current = last?.row === row ? last.value : before;
      const saved = await deps.save({ ...place, row, value, before: current });
      const shown = rowAt(place);
      const isShown = shown !== undefined;
      change(place, { pending: left(), saved: isShown ? { value, row: shown } : null });
      deps.saved(saved ?? edit.apply(shown ?? row, value));
    } catch (error) {
      const message = deps.refused(error, column);
      change(place, { pending: left(), saved: null, refused: { value, message } });
    }
  };
}

const isSame = (a: CellPlace | null, b: CellPlace): boolean =>
  a?.rowId === b.rowId && a.columnKey === b.columnKey;

/** Edits cells: one editor per cell, optimistic saves in order, and their roll-back. */
export function createCellEditActions<Row>(deps: CellEditDeps<Row>): CellEditActions {
  const queue = createSaveQueue();
  let opened: CellPlace | null = null;
  const access = cellAccess(deps);
  const { cellAt, change, find } = access;
  const send = createSend(deps, access);
  return {
    canEdit(place) {
      const found = find(place);
      return found?.edit.editable(found.row) ?? false;
    },
    start(place) {
      const found = find(place);
      if (found?.edit.editable(found.row) !== true) return false;
      const cell = cellAt(place);
      const { refused, editor } = cell;
      opened = place;
      if (editor !== null) return true;
      const { before } = found;
      const draft = refused === null ? (shownValue(cell, found.row) ?? before) : refused.value;
      const problem = refused?.message ?? null;
      change(place, { editor: { draft, before, problem }, refused: null });
      return true;
    },
    type(place, draft) {
      const { editor } = cellAt(place);
      if (editor !== null) change(place, { editor: { ...editor, draft, problem: null } });
    },
    submit(place) {
      const cell = cellAt(place);
      const { editor, pending } = cell;
      const found = find(place);
      if (editor === null || found === null) return true;
      const { draft } = editor;
      const { edit, row, before } = found;
      const problem = problemOf(edit.kind, draft);
      const text = problem === null ? edit.validate(draft, row) : deps.problemText(problem);
      if (text !== null) {
        change(place, { editor: { ...editor, problem: text } });
        return false;
      }
      if (Object.is(draft, shownValue(cell, row) ?? before) && editor.problem === null) {
        change(place, { editor: null });
        return true;
      }
      change(place, { editor: null, pending: [...pending, draft] });
      queue(place, () => send(place, draft, found));
      return true;
    },
    cancel: (place) => change(place, { editor: null }),
    claimFocus(place) {
      const isOpened = isSame(opened, place);
      if (isOpened) opened = null;
      return isOpened;
    },
  };
}
