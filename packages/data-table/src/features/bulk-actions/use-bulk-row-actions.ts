import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RowAction, RowActions } from '../row-actions/row-action.ts';

export interface BulkRowActionsOptions<Row> {
  readonly rows: readonly { readonly id: string; readonly original: Row }[];
  /** Runs a bulk action for one row. */
  runFor(action: string, rowId: string): void;
}

/** The actions of rows, of which those with `bulk` run a bulk action for their row alone (DT-384). */
export function useBulkRowActions<Row>(
  actionsOf: RowActions<Row> | undefined,
  options: BulkRowActionsOptions<Row>,
): RowActions<Row> | undefined {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  return useMemo(() => {
    if (actionsOf === undefined) return undefined;
    const run = (action: string, row: Row): void => {
      const { rows, runFor } = latest.current;
      const id = rows.find(({ original }) => original === row)?.id;
      if (id !== undefined) runFor(action, id);
    };
    return (row) =>
      actionsOf(row).map((action): RowAction<Row> => {
        const { bulk, ...own } = action;
        return bulk === undefined
          ? action
          : ({ ...own, onSelect: () => run(bulk, row) } as RowAction<Row>);
      });
  }, [actionsOf]);
}
