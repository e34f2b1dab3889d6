/** Where the rows are, in px from the top of the first one. */
export interface RowPlaces {
  readonly count: number;
  /** px; of all rows together. */
  readonly height: number;
  /** Top of a row; for the row after the last one, the bottom of all rows. */
  topOf(index: number): number;
  /** The row at a position; may lie outside the rows. */
  indexAt(px: number): number;
  /** The number of rows that begin before a position. */
  countBefore(px: number): number;
}

/** Rows of one height. */
export function evenRows(count: number, rowHeight: number): RowPlaces {
  return {
    count,
    height: count * rowHeight,
    topOf: (index) => index * rowHeight,
    indexAt: (px) => Math.floor(px / rowHeight),
    countBefore: (px) => Math.ceil(px / rowHeight),
  };
}
