import { type ColumnLayout, type PlacedColumn, type Section, clampWidth } from './column-layout.ts';
import type { Column } from './columns.ts';

type Placed<C> = PlacedColumn<C>;
type Flexible = Pick<Column<never>, 'key' | 'flex' | 'width' | 'minWidth' | 'maxWidth'>;

const flexOf = ({ column, resized }: Placed<Flexible>): number =>
  resized ? 0 : Math.max(0, column.flex ?? 0);

/** The narrowest and the widest that a flexible column becomes, in px. */
function limitsOf({ column, width }: Placed<Flexible>): {
  readonly min: number;
  readonly max: number;
} {
  return { min: column.minWidth ?? width, max: clampWidth(column, Number.MAX_SAFE_INTEGER) };
}

/**
 * Shares `free` px among flexible columns, as CSS does: columns that reach a limit keep it, and the others share
 * the rest. Whole px; the last columns take what rounding leaves.
 */
function share(columns: readonly Placed<Flexible>[], free: number): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  let open = [...columns];
  let left = free;
  while (open.length > 0) {
    const total = open.reduce((sum, column) => sum + flexOf(column), 0);
    const wished = open.map((column) => {
      const { min, max } = limitsOf(column);
      const wish = (left * flexOf(column)) / total;
      return { column, wish, width: Math.max(min, Math.min(wish, max)) };
    });
    const excess = wished.reduce((sum, { wish, width }) => sum + width - wish, 0);
    // The limits that take the most away are final first.
    const fixed = wished.filter(({ wish, width }) => (excess > 0 ? width > wish : width < wish));
    if (Math.abs(excess) < 0.5 || fixed.length === 0) {
      for (const { column, width } of wished) {
        const part = Math.round(width);
        widths.set(column.key, part);
      }
      break;
    }
    for (const { column, width } of fixed) {
      widths.set(column.key, width);
      left -= width;
    }
    open = open.filter(({ key }) => !widths.has(key));
  }
  return widths;
}

/** Rounding must not make the columns wider than the table, which would scroll by a pixel. */
function trim(widths: ReadonlyMap<string, number>, excess: number): ReadonlyMap<string, number> {
  const [last] = [...widths.keys()].slice(-1);
  if (last === undefined || excess <= 0) return widths;
  return new Map(widths).set(last, (widths.get(last) ?? 0) - excess);
}

/**
 * Flexible columns take the width that the others leave (DT-306). Columns that the user resized keep their width.
 *
 * @param reserved px of the columns of checkboxes and actions
 * @param available width of the table in px; 0 before it is known
 */
export function flexColumns<C extends Flexible>(
  layout: ColumnLayout<C>,
  reserved: number,
  available: number,
): ColumnLayout<C> {
  const flexible = layout.all.filter((column) => flexOf(column) > 0);
  if (available === 0 || flexible.length === 0) return layout;
  const fixed = layout.all.reduce(
    (sum, column) => sum + (flexOf(column) > 0 ? 0 : column.width),
    0,
  );
  const free = available - reserved - fixed;
  const shared = share(flexible, Math.max(0, free));
  const sum = [...shared.values()].reduce((all, width) => all + width, 0);
  const widths = trim(shared, sum - free < flexible.length ? sum - free : 0);
  const sectionOf = ({ columns }: Section<C>): Section<C> => {
    let offset = 0;
    const placed = columns.map((column) => {
      const next = { ...column, offset, width: widths.get(column.key) ?? column.width };
      offset += next.width;
      return next;
    });
    return { columns: placed, width: offset };
  };
  const start = sectionOf(layout.start);
  const center = sectionOf(layout.center);
  const end = sectionOf(layout.end);
  return {
    ...{ start, center, end },
    offsets: [...center.columns.map(({ offset }) => offset), center.width],
    all: [...start.columns, ...center.columns, ...end.columns],
  };
}
