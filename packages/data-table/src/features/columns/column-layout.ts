import { type Column, type ColumnGroup, type Pin, isColumnGroup } from './columns.ts';

/** px */
const DEFAULT_WIDTH = 160;
/** px */
const DEFAULT_MIN_WIDTH = 64;
/** px */
const WIDTH_MAX = 1_200;
/** Width in px of a column of controls before the others: checkboxes, openers of details. */
export const leadColumnWidth = 44;
/** Width of the column of the rows' actions in px. */
export const actionsColumnWidth = 44;
/** Key of the column of the rows' actions; reserved. */
export const actionsColumnKey = '$actions';
/** Key of the checkbox column; reserved. */
export const selectColumnKey = '$select';
/** Key of the column that opens details below rows; reserved. */
export const detailColumnKey = '$detail';

/** Whether a column is the table's own, with controls and no values. */
export const isControlColumn = (key: string): boolean =>
  key === selectColumnKey || key === detailColumnKey || key === actionsColumnKey;

export interface Sized {
  readonly key: string;
  readonly width?: number;
  readonly minWidth?: number;
  readonly maxWidth?: number;
}

/** Sizes in px, in the terms of TanStack Table. */
function sizesOf(sized: Sized) {
  const { width = DEFAULT_WIDTH, minWidth = DEFAULT_MIN_WIDTH, maxWidth = WIDTH_MAX } = sized;
  return { size: Math.round(width), minSize: minWidth, maxSize: Math.max(minWidth, maxWidth) };
}

/** The closest whole-pixel width that the column allows. */
export function clampWidth(column: Sized, width: number): number {
  const { minSize, maxSize } = sizesOf(column);
  return Math.round(Math.max(minSize, Math.min(width, maxSize)));
}

/** The columns of a table without their groups. */
export function flatColumns<C extends { readonly key: string }>(
  defs: readonly (C | ColumnGroup<C>)[],
): readonly C[] {
  return defs.flatMap((def) => (isColumnGroup<C>(def) ? def.fields : [def]));
}

/** The definition of a column for TanStack Table. */
export function tableColumnDef<Row>(column: Column<Row>) {
  return {
    id: column.key,
    accessorFn: column.value,
    meta: { compare: column.compare },
    enableSorting: column.sortable !== false,
    enableHiding: column.locked !== true,
    enablePinning: column.sticky !== true && column.locked !== true,
    sortDescFirst: false,
    ...sizesOf(column),
  };
}

/** A visible column with its position. */
export interface PlacedColumn<C> {
  readonly column: C;
  readonly key: string;
  readonly pinned: Pin | null;
  /** px */
  readonly width: number;
  /** px from the start of its section. */
  readonly offset: number;
  /** `aria-colindex`: from 1, across all sections. */
  readonly place: number;
  /** The user set the width, so text is cut only where the column ends. */
  readonly resized: boolean;
}

export interface Section<C> {
  readonly columns: readonly PlacedColumn<C>[];
  /** px */
  readonly width: number;
}

/** The visible columns in three sections; only the center scrolls sideways. */
export interface ColumnLayout<C> {
  readonly start: Section<C>;
  readonly center: Section<C>;
  readonly end: Section<C>;
  /** Start of each center column and the end of the last one, in px. */
  readonly offsets: readonly number[];
  /** The columns of all sections, in order. */
  readonly all: readonly PlacedColumn<C>[];
}

/** A visible column of a TanStack table. */
interface ShownColumn {
  readonly id: string;
  getSize(): number;
}

/** The visible columns of a TanStack table, by section. */
export interface ShownColumns {
  readonly start: readonly ShownColumn[];
  readonly center: readonly ShownColumn[];
  readonly end: readonly ShownColumn[];
}

/** @param sizing widths set by the user, in px, by column key */
export function layOutColumns<C extends { readonly key: string }>(
  shown: ShownColumns,
  columns: readonly C[],
  sizing: Readonly<Record<string, number>>,
): ColumnLayout<C> {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  let place = 0;
  const sectionOf = (side: readonly ShownColumn[], pinned: Pin | null): Section<C> => {
    let offset = 0;
    const placed: PlacedColumn<C>[] = [];
    for (const one of side) {
      const column = byKey.get(one.id);
      if (column === undefined) continue;
      const width = one.getSize();
      place += 1;
      const resized = Object.hasOwn(sizing, one.id);
      placed.push({ column, key: one.id, pinned, width, offset, place, resized });
      offset += width;
    }
    return { columns: placed, width: offset };
  };
  const start = sectionOf(shown.start, 'start');
  const center = sectionOf(shown.center, null);
  const end = sectionOf(shown.end, 'end');
  return {
    start,
    center,
    end,
    offsets: [...center.columns.map(({ offset }) => offset), center.width],
    all: [...start.columns, ...center.columns, ...end.columns],
  };
}
