import { useReportError, useToast } from '@pantau/core';
import { useCallback } from 'react';
import { errorText } from '../../shared/error-text.ts';
import { useText } from '../../shared/use-text.ts';
import type { RowAction } from './row-action.ts';

export type RunAction<Row> = (action: RowAction<Row>, row: Row) => Promise<void>;

/** Runs an action of a row; if it fails, the host and the user learn why. */
export function useRunAction<Row>(): RunAction<Row> {
  const t = useText();
  const toast = useToast();
  const report = useReportError();
  return useCallback(
    async (action, row) => {
      try {
        await action.onSelect?.(row);
      } catch (error) {
        report(error);
        toast.show({ kind: 'error', text: errorText(error, t) });
      }
    },
    [t, toast, report],
  );
}
