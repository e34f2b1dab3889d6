import { useDeferredValue, useMemo } from 'react';
import type { DataTableModel } from '../../table/use-data-table.ts';
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

const originals = <Row>(rows: readonly TableRow<Row>[]): readonly Row[] =>
  rows.map(({ original }) => original);

function selectedIn<Row>(
  rows: readonly TableRow<Row>[],
  selection: Selection,
  reasonOf: ReasonOf<Row> | null,
): readonly Row[] {
  if (selection.mode === 'only' && selection.ids.size === 0) return [];
  const chosen = rows.filter(({ id }) => isSelected(selection, id));
  return originals(chosen).filter((row) => reasonOf === null || reasonOf(row) === null);
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
    () => ({ rows: table.rows, matched: table.matched }),
    [table.rows, table.matched],
  );
  const settled = useThrottled(current, table.matched.length < MANY_ROWS ? 0 : INTERVAL_MS);
  const { rows, matched } = useDeferredValue(settled);
  const selection = useDeferredValue(table.selection);
  const has = (scope: TotalScope): boolean => scopes.includes(scope);
  const [hasPage, hasSelection, hasAll] = [has('page'), has('selection'), has('all')];
  const isOwn = source === undefined;

  const page = useMemo(
    () => (hasPage ? totalsOf(columns, originals(rows)) : null),
    [hasPage, columns, rows],
  );
  const all = useMemo(() => {
    if (!hasAll || !isOwn) return sourceTotals ?? null;
    return page !== null && matched === rows ? page : totalsOf(columns, originals(matched));
  }, [hasAll, isOwn, columns, matched, rows, page, sourceTotals]);
  const selected = useMemo(() => {
    const known = hasSelection ? selectedIn(matched, selection, reasonOf) : [];
    return { totals: totalsOf(columns, known), count: known.length };
  }, [hasSelection, columns, matched, selection, reasonOf]);

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
