import { useFormat } from '@pantau/core';
import { useMemo } from 'react';
import type { ValueTexts } from '../columns/cell-text.ts';
import { decimalSign } from '../../shared/decimal-sign.ts';
import type { TableColumn } from '../columns/table-column.ts';
import type { GetRowId } from '../rows/row-set.ts';
import { type Faults, contain } from '../../shared/faults.ts';
import { safeColumn } from './safe-column.tsx';

/** The columns with functions that never throw. */
export function useSafeColumns<Row extends object>(
  columns: readonly TableColumn<Row>[],
  faults: Faults,
): readonly TableColumn<Row>[] {
  const format = useFormat();
  return useMemo(() => {
    const texts: ValueTexts = {
      date: (date) => format.dateTime(date.getTime()),
      decimal: decimalSign(format),
    };
    return columns.map((column) => safeColumn(column, faults, texts));
  }, [columns, faults, format]);
}

/** The id of a row; its position where the host returns none, which is reported. */
export function useSafeRowId<Row>(getRowId: (row: Row) => string, faults: Faults): GetRowId<Row> {
  return useMemo(() => {
    const byPosition: GetRowId<Row> = (_, index) => `row ${index}`;
    return contain(
      faults,
      'getRowId',
      (row: Row, index: number) => {
        const id: unknown = getRowId(row);
        if (typeof id === 'string' && id !== '') return id;
        if (typeof id === 'number') return String(id);
        faults.report('getRowId', 'getRowId returned no text');
        return byPosition(row, index);
      },
      byPosition,
    );
  }, [getRowId, faults]);
}
