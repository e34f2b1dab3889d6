import type { ColumnLayout, PlacedColumn, Section } from './column-layout.ts';

/** Of the width of a table; more than this pinned columns do not take, or nothing would be left to scroll. */
const PINNED_SHARE_MAX = 0.6;

function sectionOf<C>(
  columns: readonly PlacedColumn<C>[],
  pinned: PlacedColumn<C>['pinned'],
): Section<C> {
  let width = 0;
  const laid = columns.map((column) => {
    const next = { ...column, pinned, offset: width };
    width += column.width;
    return next;
  });
  return { columns: laid, width };
}

/**
 * On a narrow screen columns are let go, the innermost first, until those that stay leave room for the
 * others. Their order does not change. The first column at the start stays in any case.
 *
 * @param taken px; of the checkboxes
 * @param available px; of the table, 0 before it is known
 */
export function fitPinnedColumns<C>(
  layout: ColumnLayout<C>,
  taken: number,
  available: number,
): ColumnLayout<C> {
  const most = available * PINNED_SHARE_MAX;
  const isTooWide = (start: number, end: number): boolean => taken + start + end > most;
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
