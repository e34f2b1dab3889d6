import type { RowPlaces } from './row-places.ts';

/** Indexes from `start` up to, but not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const isSameSpan = (one: Span, other: Span): boolean =>
  one.start === other.start && one.end === other.end;

/** A part of the rows in px from the top of the first one. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The visible rows.
 *
 * @param extra rows rendered on each side
 */
export function visibleRows({ top, bottom }: Band, rows: RowPlaces, extra: number): Span {
  const { count } = rows;
  const start = Math.max(0, Math.min(rows.indexAt(top) - extra, count));
  return { start, end: Math.max(start, Math.min(rows.countBefore(bottom) + extra, count)) };
}

/**
 * The visible scrolling columns.
 *
 * @param offsets px to the start of each column, and to the end of the last one
 */
export function visibleColumns(
  offsets: readonly number[],
  from: number,
  width: number,
  extra: number,
): Span {
  const count = offsets.length - 1;
  const isBefore = (index: number): boolean => (offsets[index + 1] ?? 0) <= from - extra;
  let start = 0;
  while (start < count && isBefore(start)) start += 1;
  let end = start;
  while (end < count && (offsets[end] ?? 0) < from + width + extra) end += 1;
  return { start, end };
}
