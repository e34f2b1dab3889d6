import type { TotalScope } from '../../shared/total.ts';
import type { GridProps } from '../grid-props.ts';

const noTotals: readonly TotalScope[] = [];

/**
 * The totals that say something (DT-398, DT-437): none without rows, or without a column that has one; none of a
 * selection of nothing; and none of all rows where the source has answered without them.
 */
export function shownTotals<Row>({
  table,
  totals = noTotals,
  placeholder,
}: Pick<GridProps<Row>, 'table' | 'totals' | 'placeholder'>): readonly TotalScope[] {
  if (placeholder !== null) return noTotals;
  const { layout, selected, source, sourceTotals, status } = table;
  if (layout.all.every(({ column }) => column.total === undefined)) return noTotals;
  const hasAll = source === undefined || sourceTotals !== undefined || status === 'loading';
  const shown = { page: true, selection: selected.count > 0, all: hasAll };
  return totals.filter((scope) => shown[scope]);
}
