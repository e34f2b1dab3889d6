import { type ColumnSettings, leavesOf } from './column-tree.ts';
import { type ColumnLayout, type LaidColumn, type Section, widthOf } from './column-layout.ts';
import { type Pin, isColumnGroup } from './columns.ts';
import type { TableColumn, TableColumnDef } from './table-column.ts';

/** The columns of a table without their groups. */
export function flatColumns<Row>(
  defs: readonly TableColumnDef<Row>[],
): readonly TableColumn<Row>[] {
  return defs.flatMap((def) => (isColumnGroup<TableColumn<Row>>(def) ? def.fields : [def]));
}

/** The user's settings as the state that TanStack Table keeps. */
export function columnState(settings: ColumnSettings) {
  const leaves = leavesOf(settings);
  const pinnedAt = (side: Pin): string[] =>
    leaves.filter(({ pinned }) => pinned === side).map(({ key }) => key);
  return {
    columnOrder: leaves.map(({ key }) => key),
    columnVisibility: Object.fromEntries(leaves.map(({ key, shown }) => [key, shown])),
    columnPinning: { start: pinnedAt('start'), end: pinnedAt('end') },
  };
}

interface NamedColumn {
  readonly id: string;
}

/** The visible columns of a TanStack table, by section. */
export interface ShownColumns {
  readonly start: readonly NamedColumn[];
  readonly center: readonly NamedColumn[];
  readonly end: readonly NamedColumn[];
}

export function layOutColumns<Row>(
  shown: ShownColumns,
  columns: readonly TableColumn<Row>[],
  settings: ColumnSettings,
): ColumnLayout<TableColumn<Row>> {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const settingOf = new Map(leavesOf(settings).map((leaf) => [leaf.key, leaf]));
  let place = 0;
  const sectionOf = (
    side: readonly NamedColumn[],
    pinned: Pin | null,
  ): Section<TableColumn<Row>> => {
    let offset = 0;
    const laid: LaidColumn<TableColumn<Row>>[] = [];
    for (const one of side) {
      const column = byKey.get(one.id);
      if (column === undefined) continue;
      const setting = settingOf.get(one.id);
      const width = widthOf(column, setting);
      const isOwnWidth = setting?.width != null;
      place += 1;
      laid.push({ column, key: one.id, pinned, width, offset, place, isOwnWidth });
      offset += width;
    }
    return { columns: laid, width: offset };
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
