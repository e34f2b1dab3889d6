import type { AlertCenterActions } from '../engine/triage/alert-actions.ts';
import { useAlertCenter } from './alert-center-context.ts';
import type { AlertCenterState } from '../engine/store-state.ts';
import { useMemo, useState } from 'react';
import type { BulkView } from '../engine/triage/bulk.store.ts';
import { useStoreValue } from './use-store-value.ts';
import type { FailedAction } from '../engine/triage/queued-action.ts';
import type { UndoOffer } from '../engine/triage/undo.store.ts';
import type { AlertId } from '../engine/alert/alert.ts';
import type { SelectedAlert } from '../engine/triage/selection.ts';

export type { ActionOutcome } from '../engine/triage/action-outcome.ts';
export type { AlertCenterActions } from '../engine/triage/alert-actions.ts';

/** The user's actions. Stable while the alert centre is mounted. */
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
  /** A request is in progress. */
  readonly isRunning: boolean;
  /** Stops after the current request; changes already applied remain. */
  stop(): void;
  dismissResult(): void;
}

const bulkOf = ({ bulk }: AlertCenterState): BulkView => bulk;

/** The progress of a bulk action while it runs, and its result afterwards. */
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

/** The most recently settled alerts while the user can undo it (`AlertCenterActions.undo`); else `null`. */
export function useUndoOffer(): UndoOffer | null {
  return useStoreValue(undoOfferOf);
}

const failedActionOf = ({ failedAction }: AlertCenterState): FailedAction | null => failedAction;

/** The latest action that ultimately failed after its caller stopped waiting; a new object each time. */
export function useFailedAction(): FailedAction | null {
  return useStoreValue(failedActionOf);
}

/**
 * The alerts with these ids that the lists or the selection hold, in the order of `ids`, as of the
 * component's mount.
 */
export function useKnownAlerts(ids: readonly AlertId[]): readonly SelectedAlert[] {
  const store = useAlertCenter();
  const [alerts] = useState(() => {
    const { list, selection } = store.get();
    return ids.flatMap((id) => list.entities.get(id)?.view.alert ?? selection.alerts.get(id) ?? []);
  });
  return alerts;
}
