import { useFormat } from '@pantau/core';
import type { TableColumn } from '../../features/columns/table-column.ts';
import type { CellValue } from '../../shared/cell-value.ts';
import { useText } from '../../shared/use-text.ts';
import type { ScopeTotals } from './use-totals.ts';

/** How totals are written, below columns and below cards. */
export function useTotalTexts(endless: boolean) {
  const t = useText();
  const { number } = useFormat();
  return {
    labelOf({ scope, count, partial }: ScopeTotals): string {
      if (scope === 'page') return t(endless ? 'totalLoaded' : 'totalPage');
      const counted = { count, formatted: number(count) };
      if (scope === 'all') return t('totalAll', counted);
      return t(partial ? 'totalSelectedHere' : 'totalSelected', counted);
    },
    textOf<Row>({ totalText }: TableColumn<Row>, value: CellValue): string {
      if (value === null || value === undefined) return '–';
      if (totalText !== undefined) return totalText(value);
      return typeof value === 'number' ? number(value) : String(value);
    },
  };
}
