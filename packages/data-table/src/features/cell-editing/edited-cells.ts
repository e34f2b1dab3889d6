import type { EditValue } from '../columns/cell-edit.ts';

/** A cell by row id and column key. */
export interface CellPlace {
  readonly rowId: string;
  readonly columnKey: string;
}

/** What the user types into a cell. */
export interface OpenEditor {
  readonly draft: EditValue;
  /** The value when the editor opened. */
  readonly before: EditValue;
  /** What is wrong with the draft, once the user tried to save it. */
  readonly problem: string | null;
}

/** A cell that is edited, being saved, or was just saved or refused. */
export interface EditedCell {
  readonly editor: OpenEditor | null;
  /** Values to save, in order; the first one is being saved. */
  readonly pending: readonly EditValue[];
  /** The value saved last, and the row that does not have it yet. */
  readonly saved: { readonly value: EditValue; readonly row: unknown } | null;
  readonly refused: { readonly value: EditValue; readonly message: string } | null;
}

export type RowEdits = ReadonlyMap<string, EditedCell>;
/** By row id and column key. */
export type EditedCells = ReadonlyMap<string, RowEdits>;

export const nothingEdited: EditedCells = new Map();

const untouched: EditedCell = { editor: null, pending: [], saved: null, refused: null };

const isUntouched = ({ editor, pending, saved, refused }: EditedCell): boolean =>
  editor === null && pending.length === 0 && saved === null && refused === null;

export const editedCell = (cells: EditedCells, { rowId, columnKey }: CellPlace): EditedCell =>
  cells.get(rowId)?.get(columnKey) ?? untouched;

/** The cells with one of them changed; the edits of other rows stay the same objects. */
export function withCell(
  cells: EditedCells,
  { rowId, columnKey }: CellPlace,
  change: Partial<EditedCell>,
): EditedCells {
  const cell = { ...editedCell(cells, { rowId, columnKey }), ...change };
  const row = new Map(cells.get(rowId));
  if (isUntouched(cell)) row.delete(columnKey);
  else row.set(columnKey, cell);
  const next = new Map(cells);
  if (row.size === 0) next.delete(rowId);
  else next.set(rowId, row);
  return next;
}

/** Whether an editor is open, or a value not saved yet. */
export function hasUnsaved(cells: EditedCells): boolean {
  return [...cells.values()].some((row) =>
    [...row.values()].some(({ editor, pending }) => editor !== null || pending.length > 0),
  );
}

/** The value to show instead of that of the row; `undefined` if the row has the current one. */
export function shownValue(cell: EditedCell, row: unknown): EditValue | undefined {
  const { pending, saved } = cell;
  if (pending.length > 0) return pending.at(-1);
  return saved?.row === row ? saved?.value : undefined;
}
