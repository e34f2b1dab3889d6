/** Rows from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The rows in sight.
 *
 * @param from px from the first row's top to the top of what is in sight
 * @param height px in sight
 * @param spare rows more on either side
 */
export function visibleRows(
  from: number,
  height: number,
  rowHeight: number,
  count: number,
  spare: number,
): Span {
  const first = Math.floor(from / rowHeight) - spare;
  const last = Math.ceil((from + height) / rowHeight) + spare;
  const start = Math.max(0, Math.min(first, count));
  return { start, end: Math.max(start, Math.min(last, count)) };
}

/**
 * The columns in sight, of those that scroll.
 *
 * @param offsets px from the first column's start to each column's start, and, last, to their end
 */
export function visibleColumns(
  offsets: readonly number[],
  from: number,
  width: number,
  spare: number,
): Span {
  const count = offsets.length - 1;
  const isBefore = (index: number): boolean => (offsets[index + 1] ?? 0) <= from - spare;
  let start = 0;
  while (start < count && isBefore(start)) start += 1;
  let end = start;
  while (end < count && (offsets[end] ?? 0) < from + width + spare) end += 1;
  return { start, end };
}
