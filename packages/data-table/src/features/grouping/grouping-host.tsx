import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { selectColumnKey } from '../columns/column-layout.ts';
import { type Selection, isSelected, withRows } from '../selection/selection.ts';
import { unevenRows } from '../viewport/uneven-rows.ts';
import type { TableColumn } from '../columns/table-column.ts';
import type { TableRow } from '../rows/row-set.ts';
import type { GridLine } from './grid-line.ts';
import { isGroupLine } from './grid-line.ts';
import { groupIds, groupLines } from './group-lines.ts';
import { GroupRow } from './group-row.tsx';
import type { GroupingPart } from './grouping-part.ts';
import { StickyGroups } from './sticky-groups.tsx';
import { selectableIds } from './group-selection.ts';

/** What groups read and change of a table. */
export interface GroupedTable<Row> {
  readonly rows: readonly GridLine<Row>[];
  readonly selectable: boolean;
  readonly table: {
    readonly rows: readonly TableRow<Row>[];
    readonly columns: readonly TableColumn<Row>[];
    readonly groupBy: readonly string[];
    readonly selection: Selection;
    readonly reasonOf: ((row: Row) => string | null) | null;
    readonly selectionActions: { set(selection: Selection): void };
  };
}

export interface GroupingHostProps<Row> {
  readonly latest: RefObject<GroupedTable<Row>>;
  onChange(state: {
    readonly part: GroupingPart<Row>;
    readonly collapsed: ReadonlySet<string>;
  }): void;
}

const nothingCollapsed: ReadonlySet<string> = new Set();

/** Which groups are collapsed, and what presses and keys on their headings do. */
export function GroupingHost<Row>({ latest, onChange }: GroupingHostProps<Row>): null {
  const [collapsed, setCollapsed] = useState(nothingCollapsed);
  const partRef = useRef<GroupingPart<Row> | null>(null);

  useLayoutEffect(() => {
    const groupAt = (id: string) => {
      const line = latest.current.rows.find((one) => one.id === id);
      return isGroupLine(line) ? line.group : null;
    };
    const expand = (id: string, expanded: boolean): void =>
      setCollapsed((before) => {
        const next = new Set(before);
        if (expanded) next.delete(id);
        else next.add(id);
        return next;
      });
    const select = (id: string): void => {
      const group = groupAt(id);
      const { selection, reasonOf, selectionActions } = latest.current.table;
      if (group === null) return;
      const ids = selectableIds(group.rows(), reasonOf);
      const isAll = ids.length > 0 && ids.every((one) => isSelected(selection, one));
      selectionActions.set(withRows(selection, ids, !isAll));
    };
    partRef.current = {
      GroupRow,
      StickyGroups,
      expandAll(expanded) {
        const { rows, columns, groupBy } = latest.current.table;
        const levels = groupBy.flatMap((key) => columns.find((column) => column.key === key) ?? []);
        setCollapsed(expanded ? nothingCollapsed : new Set(groupIds(rows, levels)));
      },
      uneven: unevenRows,
      lines: groupLines,
      handleClick({ rowId, columnKey }) {
        const group = groupAt(rowId);
        if (group === null) return false;
        if (columnKey === selectColumnKey) select(rowId);
        else expand(rowId, !group.expanded);
        return true;
      },
      handleKey(rowId, { key, altKey, ctrlKey, metaKey }) {
        const group = groupAt(rowId);
        if (group === null || altKey || ctrlKey || metaKey) return false;
        if (key === 'ArrowRight' || key === 'ArrowLeft') expand(rowId, key === 'ArrowRight');
        else if (key === 'Enter') expand(rowId, !group.expanded);
        else if (key === ' ' && latest.current.selectable) select(rowId);
        else return false;
        return true;
      },
    };
    onChange({ part: partRef.current, collapsed: nothingCollapsed });
  }, [latest, onChange]);
  useLayoutEffect(() => {
    if (partRef.current !== null) onChange({ part: partRef.current, collapsed });
  }, [collapsed, onChange]);
  return null;
}
