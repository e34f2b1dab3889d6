import { useMemo } from 'react';
import type { TableQuery } from '../rows/query.ts';
import type { RowActions } from '../row-actions/row-action.ts';
import type { ToneOf } from '../tone/tone.ts';
import { type Faults, contain } from '../../shared/faults.ts';
import { useFaults } from '../../shared/use-faults.ts';

/** What a host decides for each row. */
export interface RowFunctions<Row> {
  readonly rowTone?: ToneOf<Row> | undefined;
  readonly rowHref?: ((row: Row, query: TableQuery) => string | null) | undefined;
  readonly rowActions?: RowActions<Row> | undefined;
}

const nothing = (): null => null;
const noActions = (): never[] => [];

function useContained<A extends readonly unknown[], T>(
  faults: Faults,
  key: string,
  read: ((...input: A) => T) | undefined,
  otherwise: () => T,
): ((...input: A) => T) | undefined {
  return useMemo(
    () => (read === undefined ? undefined : contain(faults, key, read, otherwise)),
    [faults, key, read, otherwise],
  );
}

/** The functions, which never throw (DT-201): a row then has no tone, no address or no actions. */
export function useSafeRowFunctions<Row>(functions: RowFunctions<Row>): RowFunctions<Row> {
  const { rowTone, rowHref, rowActions } = functions;
  const faults = useFaults();
  return {
    rowTone: useContained(faults, 'rowTone', rowTone, nothing),
    rowHref: useContained(faults, 'rowHref', rowHref, nothing),
    rowActions: useContained(faults, 'rowActions', rowActions, noActions),
  };
}
