import { useMemo } from 'react';
import { type GridLine, isGroupLine } from '../features/grouping/grid-line.ts';
import type { GroupingPart } from '../features/grouping/grouping-part.ts';
import type { UsedRowDetail } from '../features/row-detail/use-row-detail.tsx';
import { type RowPlaces, evenRows } from '../features/viewport/row-places.ts';

/** px; of a detail before it is measured. */
const DETAIL_ESTIMATE = 160;
/** px; of the heading of a group above cards. */
const CARD_HEADING = 76;

interface LineHeights<Row> {
  /** px; of a row without its detail. */
  readonly rowHeight: number;
  readonly cards: boolean;
  readonly detail: UsedRowDetail<Row>;
  readonly grouping: GroupingPart<Row> | null;
}

/** Where the lines are: rows with the details that are open below them, and headings of groups. */
export function useRowPlaces<Row>(
  lines: readonly GridLine<Row>[],
  { rowHeight, cards, detail, grouping }: LineHeights<Row>,
): RowPlaces {
  const count = lines.length;
  const even = useMemo(() => evenRows(count, rowHeight), [count, rowHeight]);
  const { part, open } = detail;
  return useMemo(() => {
    const hasDetails = open !== null && open.ids.size > 0;
    const uneven = hasDetails ? part?.uneven : cards ? grouping?.uneven : undefined;
    if (uneven === undefined) return even;
    const heading = cards ? CARD_HEADING - rowHeight : 0;
    return uneven(lines, rowHeight, (line) => {
      if (isGroupLine(line)) return heading;
      return open?.ids.has(line.id) === true ? (open.heights.get(line.id) ?? DETAIL_ESTIMATE) : 0;
    });
  }, [even, lines, rowHeight, cards, part, open, grouping]);
}
