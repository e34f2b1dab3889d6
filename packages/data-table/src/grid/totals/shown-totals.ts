import type { TotalScope } from '../../shared/total.ts';
import type { GridProps } from '../grid-props.ts';

const noTotals: readonly TotalScope[] = [];

/** The totals that say something: none without rows, and none of a selection of nothing. */
export function shownTotals<Row>({
  table,
  totals = noTotals,
  placeholder,
}: Pick<GridProps<Row>, 'table' | 'totals' | 'placeholder'>): readonly TotalScope[] {
  if (placeholder !== null) return noTotals;
  return table.selected.count > 0 ? totals : totals.filter((scope) => scope !== 'selection');
}
