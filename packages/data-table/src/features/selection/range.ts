import { type Selection, idsBetween, withRows } from './selection.ts';

export interface RangeMove {
  /** The row where the range begins. */
  readonly anchor: string;
  /** The row where it ended so far. */
  readonly from: string;
  /** The row where it ends now. */
  readonly to: string;
}

/**
 * Moves the end of a selected range: rows that it gains are selected, rows that it loses are deselected.
 *
 * @param ids of the rows in order
 */
export function withMovedRange(
  selection: Selection,
  ids: readonly string[],
  { anchor, from, to }: RangeMove,
): Selection {
  const without = withRows(selection, idsBetween(ids, anchor, from), false);
  return withRows(without, idsBetween(ids, anchor, to), true);
}
