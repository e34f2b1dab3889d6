/**
 * How many entries, from the first, fit side by side. If not all do, room for the button of the others is reserved
 * (SH-84).
 *
 * @param widths of the entries in px
 * @param available px
 * @param more width of the button for the others in px
 */
export function fittingCount(widths: readonly number[], available: number, more: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= available) return widths.length;
  let used = more;
  let count = 0;
  for (const width of widths) {
    used += width;
    if (used > available) return count;
    count += 1;
  }
  return count;
}
