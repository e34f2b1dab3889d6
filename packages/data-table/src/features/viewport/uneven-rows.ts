import type { RowPlaces } from './row-places.ts';

/** What all rows up to and including `index` are higher than others, in px. */
interface Step {
  readonly index: number;
  readonly height: number;
}

/** How much higher than others a row is, in px; negative for a lower one. */
export type ExtraHeight<R> = (row: R) => number;

function stepsOf<R>(rows: readonly R[], extraOf: ExtraHeight<R>): readonly Step[] {
  const steps: Step[] = [];
  let height = 0;
  rows.forEach((row, index) => {
    const extra = extraOf(row);
    if (extra === 0) return;
    height += extra;
    steps.push({ index, height });
  });
  return steps;
}

/** Rows of one height, except some of them, such as those with a detail below (DT-342). */
export function unevenRows<R>(
  rows: readonly R[],
  rowHeight: number,
  extraOf: ExtraHeight<R>,
): RowPlaces {
  const steps = stepsOf(rows, extraOf);
  const count = rows.length;
  /** The number of such rows above a row. */
  const stepsAbove = (index: number): number => {
    let low = 0;
    let high = steps.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((steps[middle] as Step).index < index) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const topOf = (index: number): number =>
    index * rowHeight + (steps[stepsAbove(index) - 1]?.height ?? 0);
  /** The last row that begins at or before a position. */
  const indexAt = (px: number): number => {
    let low = 0;
    let high = steps.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (topOf((steps[middle] as Step).index + 1) <= px) low = middle + 1;
      else high = middle;
    }
    const { index, height } = steps[low - 1] ?? { index: -1, height: 0 };
    const next = steps[low]?.index ?? Number.POSITIVE_INFINITY;
    const after = Math.floor((px - height) / rowHeight);
    return Math.max(Math.min(after, next), low === 0 ? Number.NEGATIVE_INFINITY : index + 1);
  };
  return {
    count,
    height: topOf(count),
    topOf,
    indexAt,
    countBefore: (px) => {
      const index = indexAt(px);
      return topOf(index) < px ? index + 1 : index;
    },
  };
}
