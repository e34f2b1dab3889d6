import type { RowPlaces } from '../viewport/row-places.ts';
import { type GridLine, type GroupLine, isGroupLine } from './grid-line.ts';

/** The headings of groups, and the lines they are on. */
export interface Headings<Row> {
  readonly indices: readonly number[];
  readonly lines: readonly GroupLine<Row>[];
}

export function headingsOf<Row>(lines: readonly GridLine<Row>[]): Headings<Row> {
  const indices: number[] = [];
  const headings: GroupLine<Row>[] = [];
  lines.forEach((line, index) => {
    if (!isGroupLine(line)) return;
    indices.push(index);
    headings.push(line);
  });
  return { indices, lines: headings };
}

/** The number of the last heading on or before a line; -1 without one. */
function headingBefore(indices: readonly number[], line: number): number {
  let low = 0;
  let high = indices.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((indices[middle] as number) <= line) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * The groups whose headings have scrolled out of view while their rows are at the top, the outermost first.
 *
 * @param top px; what is at the top of the view
 * @param height px; of a heading that stays in view
 */
export function groupsAtTop<Row>(
  { indices, lines }: Headings<Row>,
  places: RowPlaces,
  top: number,
  height: number,
): readonly GroupLine<Row>[] {
  const found: GroupLine<Row>[] = [];
  for (let level = 1; ; level += 1) {
    const edge = top + found.length * height;
    const last = headingBefore(indices, places.indexAt(edge));
    let at = last;
    // A deeper heading, then the one of this level that it belongs to.
    while (at >= 0 && (lines[at] as GroupLine<Row>).group.level > level) at -= 1;
    const line = lines[at];
    const index = indices[at];
    const isHere = line?.group.level === level && line.group.expanded && index !== undefined;
    if (!isHere || places.topOf(index) >= edge) return found;
    found.push(line);
  }
}
