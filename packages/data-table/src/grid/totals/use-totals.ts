import { useDeferredValue, useMemo } from 'react';
import type { DataTableModel } from '../../table/table-model.ts';
import { type Selection, isSelected } from '../../features/selection/selection.ts';
import type { ReasonOf } from '../../features/selection/known-rows.ts';
import type { TableRow } from '../../features/rows/row-set.ts';
import { type TotalScope, type Totals, totalsOf } from '../../shared/total.ts';
import { useThrottled } from '../../shared/use-throttled.ts';

/** The totals of one scope. */
export interface ScopeTotals {
  readonly scope: TotalScope;
  /** `null` where only the source could compute them, and it does not. */
  readonly totals: Totals | null;
  /** Number of rows. */
  readonly count: number;
  /** Some of the rows are not loaded, so the totals are only of those that are. */
  readonly partial: boolean;
}

const originalOf = <Row>({ original }: TableRow<Row>): Row => original;

function selectedIn<Row>(
  rows: readonly TableRow<Row>[],
  selection: Selection,
  reasonOf: ReasonOf<Row> | null,
): readonly TableRow<Row>[] {
  if (selection.ids.size === 0) {
    if (selection.mode === 'only') return [];
    if (reasonOf === null) return rows;
  }
  return rows.filter(
    ({ id, original }) =>
      isSelected(selection, id) && (reasonOf === null || reasonOf(original) === null),
  );
}

/**
 * The rows of the page and of the query. Where they are all rows, they are in the order of the data instead
 * of that of the sort: 100,000 rows are then read from memory several times as fast.
 */
function rowsToAdd<T>(page: readonly T[], matched: readonly T[], loaded: readonly T[]) {
  const all = matched.length === loaded.length ? loaded : matched;
  return { rows: page === matched ? all : page, matched: all };
}

/** From this number of rows, adding them up takes longer than a frame allows. */
const MANY_ROWS = 5_000;
const INTERVAL_MS = 1_000;

/** The totals of the scopes. Live updates come first: totals of many rows follow once per second. */
export function useTotals<Row>(
  table: DataTableModel<Row>,
  scopes: readonly TotalScope[],
): readonly ScopeTotals[] {
  const { columns, total, source, sourceTotals, reasonOf } = table;
  const current = useMemo(
    () => rowsToAdd(table.rows, table.matched, table.loaded),
    [table.rows, table.matched, table.loaded],
  );
  const settled = useThrottled(current, table.matched.length < MANY_ROWS ? 0 : INTERVAL_MS);
  const { rows, matched } = useDeferredValue(settled);
  const selection = useDeferredValue(table.selection);
  const has = (scope: TotalScope): boolean => scopes.includes(scope);
  const [hasPage, hasSelection, hasAll] = [has('page'), has('selection'), has('all')];
  const isOwn = source === undefined;

  const page = useMemo(
    () => (hasPage ? totalsOf(columns, rows, originalOf) : null),
    [hasPage, columns, rows],
  );
  const all = useMemo(() => {
    if (!hasAll || !isOwn) return sourceTotals ?? null;
    return page !== null && matched === rows ? page : totalsOf(columns, matched, originalOf);
  }, [hasAll, isOwn, columns, matched, rows, page, sourceTotals]);
  const selected = useMemo(() => {
    const known = hasSelection ? selectedIn(matched, selection, reasonOf) : [];
    const isPage = known === rows && page !== null;
    const totals = isPage ? page : totalsOf(columns, known, originalOf);
    return { totals, count: known.length };
  }, [hasSelection, columns, matched, rows, page, selection, reasonOf]);

  const { count } = table.selected;
  const isEverything =
    selection.mode === 'except' && selection.ids.size === 0 && all !== null && reasonOf === null;
  const ofScope = {
    page: { totals: page, count: rows.length, partial: false },
    all: { totals: all, count: total, partial: false },
    selection: isEverything
      ? { totals: all, count, partial: false }
      : { totals: selected.totals, count, partial: selected.count !== count },
  };
  return scopes.map((scope) => ({ scope, ...ofScope[scope] }));
}
