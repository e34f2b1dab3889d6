/** Indexes from `start` up to, but not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The visible rows.
 *
 * @param from px from the top of the first row to the top of the viewport
 * @param height of the viewport, in px
 * @param extra rows rendered on each side
 */
export function visibleRows(
  from: number,
  height: number,
  rowHeight: number,
  count: number,
  extra: number,
): Span {
  const first = Math.floor(from / rowHeight) - extra;
  const last = Math.ceil((from + height) / rowHeight) + extra;
  const start = Math.max(0, Math.min(first, count));
  return { start, end: Math.max(start, Math.min(last, count)) };
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
