import { type ColumnSettings, leavesOf } from '../../domain/column-settings/column-tree.ts';
import {
  type ColumnLayout,
  type LaidColumn,
  type Section,
  widthOf,
} from '../../domain/columns-layout/lay-out-columns.ts';
import { type Pin, isColumnGroup } from '../../domain/columns.ts';
import type { TableColumn, TableColumnDef } from '../table-column.ts';

/** The columns of a table without their groups. */
export function flatColumns<Row>(
  defs: readonly TableColumnDef<Row>[],
): readonly TableColumn<Row>[] {
  return defs.flatMap((def) => (isColumnGroup<TableColumn<Row>>(def) ? def.fields : [def]));
}

/** The user's settings as the state that TanStack Table keeps. */
export function columnState<Row>(columns: readonly TableColumn<Row>[], settings: ColumnSettings) {
  const leaves = leavesOf(settings);
  const byKey = new Map(leaves.map((leaf) => [leaf.key, leaf]));
  const pinnedAt = (side: Pin): string[] =>
    leaves.filter(({ pinned }) => pinned === side).map(({ key }) => key);
  return {
    columnOrder: leaves.map(({ key }) => key),
    columnVisibility: Object.fromEntries(leaves.map(({ key, shown }) => [key, shown])),
    columnPinning: { start: pinnedAt('start'), end: pinnedAt('end') },
    columnSizing: Object.fromEntries(
      columns.map((column) => [column.key, widthOf(column, byKey.get(column.key))]),
    ),
  };
}

interface SizedColumn {
  readonly id: string;
  getSize(): number;
}

/** The visible columns of a TanStack table, by section. */
export interface SizedSections {
  readonly start: readonly SizedColumn[];
  readonly center: readonly SizedColumn[];
  readonly end: readonly SizedColumn[];
}

export function layOutColumns<Row>(
  sized: SizedSections,
  columns: readonly TableColumn<Row>[],
  settings: ColumnSettings,
): ColumnLayout<TableColumn<Row>> {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const own = new Set(
    leavesOf(settings).flatMap(({ key, width }) => (width === null ? [] : [key])),
  );
  let place = 0;
  const sectionOf = (
    side: readonly SizedColumn[],
    pinned: Pin | null,
  ): Section<TableColumn<Row>> => {
    let offset = 0;
    const laid: LaidColumn<TableColumn<Row>>[] = [];
    for (const one of side) {
      const column = byKey.get(one.id);
      if (column === undefined) continue;
      const width = one.getSize();
      place += 1;
      laid.push({ column, key: one.id, pinned, width, offset, place, isOwnWidth: own.has(one.id) });
      offset += width;
    }
    return { columns: laid, width: offset };
  };
  const start = sectionOf(sized.start, 'start');
  const center = sectionOf(sized.center, null);
  const end = sectionOf(sized.end, 'end');
  return {
    start,
    center,
    end,
    offsets: [...center.columns.map(({ offset }) => offset), center.width],
    all: [...start.columns, ...center.columns, ...end.columns],
  };
}
