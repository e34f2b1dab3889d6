import type { AlertCenterActions } from '../engine/triage/alert-actions.ts';
import { useAlertCenter } from './alert-center-context.ts';
import type { AlertCenterState } from '../engine/store.ts';
import { useMemo, useState } from 'react';
import type { BulkView } from '../engine/triage/bulk.store.ts';
import { useStoreValue } from './use-store-value.ts';
import type { UndoOffer } from '../engine/triage/undo.store.ts';
import type { AlertId } from '../engine/alert/alert.ts';
import type { PickedAlert } from '../engine/triage/selection.ts';

export type { ActionOutcome, AlertCenterActions } from '../engine/triage/alert-actions.ts';

/** What the user can do. The same object for the life of the mount. */
export function useAlertActions(): AlertCenterActions {
  return useAlertCenter().actions;
}

export type { BulkView } from '../engine/triage/bulk.store.ts';
export {
  type BulkItem,
  type BulkOutcome,
  countItems,
  isUnfinished,
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

export type { UndoOffer } from '../engine/triage/undo.store.ts';

const undoOfferOf = ({ undoOffer }: AlertCenterState): UndoOffer | null => undoOffer;

/** What the user settled last, as long as he may take it back (`AlertCenterActions.undo`). */
export function useUndoOffer(): UndoOffer | null {
  return useStoreValue(undoOfferOf);
}

/**
 * What is known of alerts to name them, from the lists or from what was picked, in the order of their
 * ids: as it was when the component was mounted.
 */
export function useKnownAlerts(ids: readonly AlertId[]): readonly PickedAlert[] {
  const store = useAlertCenter();
  const [alerts] = useState(() => {
    const { list, selection } = store.get();
    return ids.flatMap((id) => list.entities.get(id)?.view.alert ?? selection.alerts.get(id) ?? []);
  });
  return alerts;
}
