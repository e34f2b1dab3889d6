import type { AlertCenterState } from '../engine/store.ts';
import { useMemo } from 'react';
import type { BulkView } from '../engine/triage/bulk.store.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useStoreValue } from './use-store-value.ts';

export type { BulkView } from '../engine/triage/bulk.store.ts';
export {
  type BulkItem,
  type BulkOutcome,
  countItems,
  isToDo,
} from '../engine/triage/bulk-outcome.ts';

export interface BulkRun extends BulkView {
  /** A change is being sent. */
  readonly isRunning: boolean;
  /** After the request that is out nothing more is sent; what was done stays done. */
  stop(): void;
  dismissResult(): void;
}

const bulkOf = ({ bulk }: AlertCenterState): BulkView => bulk;

/** How work on many alerts stands: progress while it runs, and what is left of it afterwards. */
export function useBulkRun(): BulkRun {
  const { actions } = useAlertCenter();
  const view = useStoreValue(bulkOf);
  return useMemo(() => {
    const { stop, dismissResult } = actions.bulk;
    return { ...view, isRunning: view.phase === 'acting', stop, dismissResult };
  }, [actions, view]);
}
