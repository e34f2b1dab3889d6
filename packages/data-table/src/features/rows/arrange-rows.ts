import {
  type RankCache,
  type SortBy,
  mergeSorted,
  rowComparer,
  sortRows,
  withoutRows,
} from '../sorting/sort-rows.ts';
import { type IndexedRow, type RowSet, hasRow } from './row-set.ts';

/** Which rows are shown, in which order. A new object means a new arrangement. */
export interface Arrangement<Row, R> {
  readonly sorts: readonly SortBy<R>[];
  readonly matches: ((row: Row) => boolean) | undefined;
}

/** Arranged rows of all pages, and what the next arrangement can build on. */
export interface Arranged<Row, R> {
  readonly version: number;
  readonly arrangement: Arrangement<Row, R>;
  readonly rows: R[];
  readonly ranks: { readonly version: number; readonly byKey: RankCache };
}

const byIndex = (a: { readonly index: number }, b: { readonly index: number }): number =>
  a.index - b.index;

/**
 * Filters and sorts. After a change of a few rows, only those are moved into place; sorting the same rows
 * differently reuses the ranks already computed.
 */
export function arrangeRows<Row, R extends IndexedRow<Row>>(
  previous: Arranged<Row, R> | null,
  set: RowSet<Row, R>,
  arrangement: Arrangement<Row, R>,
): Arranged<Row, R> {
  const { sorts, matches } = arrangement;
  const ranks =
    previous?.ranks.version === set.version
      ? previous.ranks
      : { version: set.version, byKey: new Map() };
  const arranged = { version: set.version, arrangement, ranks };
  if (sorts.length === 0 && matches === undefined) return { ...arranged, rows: set.rows };
  const { change } = set;
  if (previous?.arrangement === arrangement && change?.since === previous.version) {
    const isShown = ({ original }: R): boolean => matches?.(original) ?? true;
    const compare = rowComparer(sorts, byIndex);
    const replaced = change.replaced?.filter(isShown);
    const kept =
      (replaced && withoutRows(previous.rows, replaced, compare)) ??
      previous.rows.filter((row) => hasRow(set, row));
    return { ...arranged, rows: mergeSorted(kept, change.added.filter(isShown), compare) };
  }
  const sorted = sorts.length === 0 ? set.rows : sortRows(set.rows, sorts, ranks.byKey);
  const rows = matches === undefined ? sorted : sorted.filter(({ original }) => matches(original));
  return { ...arranged, rows };
}
