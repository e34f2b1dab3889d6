import {
  type RankCache,
  type SortBy,
  mergeSorted,
  rowComparer,
  sortRows,
} from '../sorting/sort-rows.ts';
import type { RowSet, TableRow } from './row-set.ts';

/** What puts rows in order and leaves some out. Another object is another arrangement. */
export interface Arrangement<Row> {
  readonly sorts: readonly SortBy<TableRow<Row>>[];
  readonly matches: ((row: Row) => boolean) | undefined;
}

/** Rows as they are shown, over all pages, and what the next arrangement can build on. */
export interface Arranged<Row> {
  readonly version: number;
  readonly arrangement: Arrangement<Row>;
  readonly rows: readonly TableRow<Row>[];
  readonly ranks: { readonly version: number; readonly byKey: RankCache };
}

const byIndex = <Row>(a: TableRow<Row>, b: TableRow<Row>): number => a.index - b.index;

/**
 * Filters and sorts. After a change of a few rows the order before is kept and only those few are put in
 * their places; another sort of the same rows uses the ranks that are known.
 */
export function arrangeRows<Row>(
  previous: Arranged<Row> | null,
  set: RowSet<Row>,
  arrangement: Arrangement<Row>,
): Arranged<Row> {
  const { sorts, matches } = arrangement;
  const ranks =
    previous?.ranks.version === set.version
      ? previous.ranks
      : { version: set.version, byKey: new Map() };
  const arranged = { version: set.version, arrangement, ranks };
  if (sorts.length === 0 && matches === undefined) return { ...arranged, rows: set.rows };
  const isFollowing =
    previous?.arrangement === arrangement &&
    set.change !== null &&
    set.change.since === previous.version;
  if (isFollowing) {
    const arrived = set.change.arrived.filter(({ original }) => matches?.(original) ?? true);
    const compare = rowComparer(sorts, byIndex);
    const rows = mergeSorted(previous.rows, (row) => row.isGone, arrived, compare);
    return { ...arranged, rows };
  }
  const sorted = sorts.length === 0 ? set.rows : sortRows(set.rows, sorts, ranks.byKey);
  const rows = matches === undefined ? sorted : sorted.filter(({ original }) => matches(original));
  return { ...arranged, rows };
}
