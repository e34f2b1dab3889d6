import type { Clock } from '@pantau/core';
import type { AlertId, Urgency } from '../alert/alert.ts';
import { urgencies } from '../list/list-state.ts';
import { type ActionsOptions, type AlertCenterActions, createActions } from './alert-actions.ts';
import { type BulkState, type BulkView, createBulkState, bulkModule } from './bulk.store.ts';
import type { Slot } from '../state/state.ts';
import type { Picks } from './selection.ts';
import { type PicksState, createPicksState } from './selection.store.ts';
import { type UndoOffer, createUndoState } from './undo.store.ts';

type Outside = 'bulk' | 'undo' | 'nextToken' | 'setBusy';

export interface TriageStateOptions extends Omit<ActionsOptions, Outside> {
  readonly clock: Clock;
  readonly slots: {
    readonly selection: Slot<Picks>;
    readonly bulk: Slot<BulkView>;
    readonly undoOffer: Slot<UndoOffer | null>;
  };
}

/** What can be picked, and how. */
export interface PickControls {
  pick(id: AlertId, isOn: boolean): void;
  /** Everything from the row that was picked last to this one, in the order of their list. */
  pickTo(id: AlertId): void;
  /** Reads them page by page, 10,000 at most; alerts that arrive afterwards are not among them. */
  pickAllUnresolved(urgency: Urgency): Promise<void>;
  clear(): void;
}

/** The user's work on alerts: one by one, on many, and taking it back. */
export interface TriageState {
  readonly actions: AlertCenterActions;
  readonly picks: Pick<PicksState, 'mark'> & PickControls;
  readonly bulk: Pick<BulkState, 'stop' | 'dismissResult' | 'isRunning'>;
  panelClosed(): void;
  stop(): void;
}

export function createTriageState(options: TriageStateOptions): TriageState {
  const { clock, slots, dispatch, getState } = options;
  let lastToken = 0;
  const nextToken = (): number => ++lastToken;

  const isPointing: Record<Urgency, boolean> = { urgent: false, important: false };
  // While something is picked, nothing moves below the pointer.
  const tellBusy = (urgency: Urgency): void => {
    const isBusy = isPointing[urgency] || picks.get().alerts.size > 0;
    dispatch({ type: 'busyChanged', urgency, isBusy });
  };
  const picks = createPicksState(slots.selection, getState, () => {
    urgencies.forEach(tellBusy);
    bulkModule.preload();
  });
  const bulk = createBulkState({ ...options, view: slots.bulk, nextToken, picks });
  const undo = createUndoState(clock, slots.undoOffer);
  const actions = createActions({
    ...options,
    nextToken,
    bulk,
    undo,
    setBusy(urgency, isBusy) {
      isPointing[urgency] = isBusy;
      tellBusy(urgency);
    },
  });
  const clear = (): void => {
    bulk.endReading();
    picks.clear();
  };

  return {
    actions,
    picks: {
      pick: picks.pick,
      pickTo: picks.pickTo,
      pickAllUnresolved: bulk.pickAllUnresolved,
      mark: picks.mark,
      clear,
    },
    bulk,
    panelClosed: clear,
    stop() {
      undo.stop();
      bulk.stop();
    },
  };
}
