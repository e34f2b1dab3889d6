import { useMemo } from 'react';
import { type Faults, contain } from '../../shared/faults.ts';
import type { ReasonOf } from './known-rows.ts';

/** Returns `true` if a row can be selected, or else the translated reason. */
export type RowSelectable<Row> = (row: Row) => true | string;

/** `null` if every row can be selected. A row whose check throws cannot be selected. */
export function useReasonOf<Row>(
  rowSelectable: RowSelectable<Row> | undefined,
  faults: Faults,
): ReasonOf<Row> | null {
  return useMemo(() => {
    if (rowSelectable === undefined) return null;
    const read = contain(faults, 'rowSelectable', rowSelectable, () => '');
    return (row) => {
      const answer = read(row);
      return answer === true ? null : answer;
    };
  }, [rowSelectable, faults]);
}
