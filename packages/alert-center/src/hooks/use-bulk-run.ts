import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { BulkView } from '../engine/triage/bulk.store.ts';
import { useAlertCenter } from './alert-center-context.ts';

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

/** How work on many alerts stands: progress while it runs, and what is left of it afterwards. */
export function useBulkRun(): BulkRun {
  const { triage, jotai } = useAlertCenter();
  const view = useAtomValue(triage.bulk.atom, { store: jotai });
  return useMemo(() => {
    const { stop, dismissResult } = triage.bulk;
    return { ...view, isRunning: view.phase === 'acting', stop, dismissResult };
  }, [triage, view]);
}
