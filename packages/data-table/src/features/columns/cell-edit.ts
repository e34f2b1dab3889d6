import type { Day } from '@pantau/core/day';

/** The value of a cell while it is edited: a text, a number, a day or the value of a choice; `null` if empty. */
export type EditValue = string | number | null;

/** What every kind of edit has. */
export interface EditOptions<Row, Value extends EditValue> {
  /** The value to edit. Defaults to the value of the column. */
  readonly value?: (row: Row) => Value;
  /** The row with another value, shown until the host's data has it. */
  readonly apply: (row: Row, value: Value) => Row;
  /** Returns what is wrong with a value, translated, or `null`. */
  readonly validate?: (value: Value, row: Row) => string | null;
  /** Whether this row's cell can be edited. Defaults to `true`. */
  readonly editable?: (row: Row) => boolean;
}

export interface TextEdit<Row> extends EditOptions<Row, string> {
  readonly kind: 'text';
}

/** Typed in the format of the page's language. */
export interface NumberEdit<Row> extends EditOptions<Row, number | null> {
  readonly kind: 'number';
}

/** Typed in the format of the page's language. A column value in epoch ms is read as a day of the company. */
export interface DateEdit<Row> extends EditOptions<Row, Day | null> {
  readonly kind: 'date';
}

export interface ChoiceEdit<Row> extends EditOptions<Row, string> {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** How the cells of a column are edited. */
export type CellEdit<Row> = TextEdit<Row> | NumberEdit<Row> | DateEdit<Row> | ChoiceEdit<Row>;

/** A changed cell to save. */
export interface CellChange<Row> {
  /** The row as it was last received, without the change. */
  readonly row: Row;
  readonly rowId: string;
  readonly columnKey: string;
  readonly value: EditValue;
  /** The value in `row`, for a server that refuses to overwrite what someone else changed. */
  readonly before: EditValue;
}

/**
 * Saves a changed cell, and may return the saved row. A rejection takes the change back and shows the server's
 * message at the cell (DT-353). Changes of one cell arrive one after another, in order.
 */
export type OnCellEdit<Row> = (
  change: CellChange<Row>,
  options: {
    /** Aborted when the table is unmounted. */
    readonly signal: AbortSignal;
  },
) => Promise<Row | undefined>;
