import type { ColumnLayout, PlacedColumn, Section } from './column-layout.ts';

/** Share of the table's width that pinned columns may take, so that room to scroll is left. */
const PINNED_SHARE_MAX = 0.6;

function sectionOf<C>(
  columns: readonly PlacedColumn<C>[],
  pinned: PlacedColumn<C>['pinned'],
): Section<C> {
  let width = 0;
  const placed = columns.map((column) => {
    const next = { ...column, pinned, offset: width };
    width += column.width;
    return next;
  });
  return { columns: placed, width };
}

/**
 * On a narrow screen columns are unpinned, the innermost first, until the rest leaves room to scroll. The
 * order does not change, and the first start column stays pinned (DT-8).
 *
 * @param reserved px reserved by the columns of checkboxes and actions
 * @param available width of the table in px; 0 before it is known
 */
export function fitPinnedColumns<C>(
  layout: ColumnLayout<C>,
  reserved: number,
  available: number,
): ColumnLayout<C> {
  const limit = available * PINNED_SHARE_MAX;
  const isTooWide = (start: number, end: number): boolean => reserved + start + end > limit;
  if (available === 0 || !isTooWide(layout.start.width, layout.end.width)) return layout;
  const start = [...layout.start.columns];
  const end = [...layout.end.columns];
  const widthOf = (columns: readonly PlacedColumn<C>[]): number =>
    columns.reduce((sum, { width }) => sum + width, 0);
  while (end.length > 0 && isTooWide(widthOf(start), widthOf(end))) end.shift();
  while (start.length > 1 && isTooWide(widthOf(start), widthOf(end))) start.pop();
  const center = sectionOf(layout.all.slice(start.length, layout.all.length - end.length), null);
  const sections = {
    start: sectionOf(start, 'start'),
    center,
    end: sectionOf(end, 'end'),
  };
  return {
    ...sections,
    offsets: [...center.columns.map(({ offset }) => offset), center.width],
    all: [...sections.start.columns, ...center.columns, ...sections.end.columns],
  };
}
