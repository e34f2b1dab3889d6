import type { TableColumn } from '../columns/table-column.ts';
import type { TableRow } from '../rows/row-set.ts';
import { isEmptyValue, sortKey } from '../sorting/compare-values.ts';
import { type GridLine, type RowGroup, isGroupLine } from './grid-line.ts';

/** Starts the ids of groups; does not occur in ids of rows. */
const GROUP = '\u001E';

/** Whether two values belong to the same group, as they do to the same place in the order. */
function sameGroup<Row>({ compare }: TableColumn<Row>, a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (compare !== undefined && !isEmptyValue(a) && !isEmptyValue(b)) {
    return compare(a as never, b as never) === 0;
  }
  return Object.is(sortKey(a), sortKey(b));
}

/** One of the columns of the groups. */
interface Level<Row> {
  readonly column: TableColumn<Row>;
  readonly level: number;
}

/**
 * The lines of grouped rows: each group has a heading, and the rows of collapsed groups are left out.
 *
 * @param rows sorted by the columns of the groups
 * @param groupBy the columns of the groups, the outermost first
 */
export function groupLines<Row>(
  rows: readonly TableRow<Row>[],
  groupBy: readonly TableColumn<Row>[],
  collapsed: ReadonlySet<string>,
): readonly GridLine<Row>[] {
  const lines: GridLine<Row>[] = [];
  const endOf = ({ column }: Level<Row>, start: number, end: number): number => {
    let at = start + 1;
    let value = column.value((rows[start] as TableRow<Row>).original);
    for (; at < end; at += 1) {
      const next = column.value((rows[at] as TableRow<Row>).original);
      if (!sameGroup(column, value, next)) return at;
      value = next;
    }
    return at;
  };
  const add = (start: number, end: number, depth: number, path: string): void => {
    const column = groupBy[depth];
    if (column === undefined) {
      for (let index = start; index < end; index += 1) lines.push(rows[index] as TableRow<Row>);
      return;
    }
    const level = { column, level: depth + 1 };
    for (let from = start; from < end;) {
      const to = endOf(level, from, end);
      const first = rows[from] as TableRow<Row>;
      const value = column.value(first.original);
      const id = `${path}${GROUP}${column.key}=${String(sortKey(value))}`;
      const expanded = !collapsed.has(id);
      lines.push({ id, group: groupOf(rows, level, { from, to, value, expanded }) });
      if (expanded) add(from, to, depth + 1, id);
      from = to;
    }
  };
  add(0, rows.length, 0, '');
  return lines;
}

/** The ids of the groups of all levels. */
export const groupIds = <Row>(
  rows: readonly TableRow<Row>[],
  groupBy: readonly TableColumn<Row>[],
): readonly string[] =>
  groupLines(rows, groupBy, new Set())
    .filter(isGroupLine)
    .map(({ id }) => id);

interface Extent {
  readonly from: number;
  readonly to: number;
  readonly value: RowGroup<never>['value'];
  readonly expanded: boolean;
}

function groupOf<Row>(
  rows: readonly TableRow<Row>[],
  { column, level }: Level<Row>,
  { from, to, value, expanded }: Extent,
): RowGroup<Row> {
  return {
    ...{ columnKey: column.key, level, value, expanded },
    first: rows[from] as TableRow<Row>,
    count: to - from,
    rows: () => rows.slice(from, to),
  };
}
