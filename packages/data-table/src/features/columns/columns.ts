import type { CellValue } from '../../shared/cell-value.ts';
import type { Total } from '../../shared/total.ts';

export type Pin = 'start' | 'end';

/**
 * The place of a column on the card that a row is on a phone: first line (two if it is long), its end, next
 * line, a line with the column's name, and start and end of the last line.
 */
export type CardRole = 'title' | 'status' | 'subtitle' | 'meta' | 'note' | 'value' | 'none';

/** A column of the table. `TableColumn` adds how its cells are rendered. */
export interface Column<Row> {
  /** Unique in the table; sorts and filters refer to it, for example `sender.phone_number`. */
  readonly key: string;
  /** Translated. */
  readonly label: string;
  readonly value: (row: Row) => CellValue;
  /**
   * The text to show, copy and search. Defaults to the value, a number with the decimal separator and a `Date` in
   * the format of the table's language (DT-434, DT-436), or a dash if it is empty.
   */
  readonly text?: (row: Row) => string | null | undefined;
  /** px. Defaults to 160. */
  readonly width?: number;
  /** px; the minimum when the user resizes. Defaults to 64. */
  readonly minWidth?: number;
  /** px; the maximum when the user resizes, and for a flexible column. Defaults to 1,200. */
  readonly maxWidth?: number;
  /**
   * The column shares the width that the others leave, in proportion to this number, and is never narrower than
   * `minWidth`, or else `width`. A width set by the user wins.
   */
  readonly flex?: number;
  /** Shown below the column where the table shows `totals`. */
  readonly total?: Total<Row>;
  /** The text of a total. Defaults to the number in the user's language. */
  readonly totalText?: (value: CellValue) => string;
  /** Use `end` for numbers. Defaults to `start`. */
  readonly align?: 'start' | 'end';
  /** Longer text is cut and shown in a tooltip. Defaults to the table's `tooltipLength`. */
  readonly tooltipLength?: number;
  /**
   * Place on the card of a narrow table. As soon as one shown column has a place, those without are left out.
   * If none has, the first column is the title, the second the subtitle, and the next four are named lines.
   */
  readonly card?: CardRole;
  /** Defaults to `true`. */
  readonly sortable?: boolean;
  /**
   * Compares two values for sorting in ascending order, such as the steps of a status. Empty values are last
   * anyway. Defaults to natural order: SO-2 before SO-10, ignoring case and accents.
   */
  readonly compare?: (a: CellValue, b: CellValue) => number;
  /**
   * The value in CSV files and on the clipboard; numbers and dates stay numbers and dates, which a spreadsheet
   * can calculate with. Defaults to `value`.
   */
  readonly exportValue?: (row: Row) => CellValue;
  /** Always shown, and neither moved nor pinned elsewhere. */
  readonly locked?: boolean;
  /** Stays in view; cannot be dragged, and nothing can be dropped in its place. */
  readonly sticky?: boolean;
  /** Keeps the column in view at this side. Defaults to `start` for a sticky column. */
  readonly pinned?: Pin;
  /** Whether the column is shown by default. Defaults to `true`. */
  readonly shown?: boolean;
}

/** Columns that are shown and moved together. */
export interface ColumnGroup<C> {
  readonly key: string;
  readonly label: string;
  readonly fields: readonly C[];
}

export type ColumnDef<Row> = Column<Row> | ColumnGroup<Column<Row>>;

/** The user's settings for one column or group. */
export interface ColumnSetting {
  readonly key: string;
  readonly label: string;
  readonly shown: boolean;
  readonly locked: boolean;
  readonly sticky: boolean;
  /** The columns of a group; empty for a column. */
  readonly fields: readonly ColumnSetting[];
  /** The group is folded in the chooser. */
  readonly closeChild: boolean;
  readonly pinned: Pin | null;
  /** px; `null` for the default width. */
  readonly width: number | null;
}

export function isColumnGroup<C extends { readonly key: string }>(
  def: C | ColumnGroup<C>,
): def is ColumnGroup<C> {
  return 'fields' in def;
}
