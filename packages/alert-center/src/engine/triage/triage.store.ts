import type { Clock } from '@pantau/core';
import type { createStore } from 'jotai';
import type { AlertId, Urgency } from '../alert/alert.ts';
import { urgencies } from '../list/list-state.ts';
import { type ActionsOptions, type AlertCenterActions, createActions } from './alert-actions.ts';
import { type BulkState, createBulkState, bulkModule } from './bulk.store.ts';
import { type PicksState, createPicksState } from './selection.store.ts';
import { type UndoState, createUndoState } from './undo.store.ts';

type Outside = 'bulk' | 'undo' | 'nextToken' | 'setBusy';

export interface TriageStateOptions extends Omit<ActionsOptions, Outside> {
  readonly clock: Clock;
  readonly jotai: ReturnType<typeof createStore>;
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
  readonly picks: Pick<PicksState, 'atom' | 'ids' | 'mark'> & PickControls;
  readonly bulk: Pick<BulkState, 'atom' | 'stop' | 'dismissResult' | 'isRunning'>;
  readonly undoOffer: UndoState['atom'];
  panelClosed(): void;
  stop(): void;
}

export function createTriageState(options: TriageStateOptions): TriageState {
  const { clock, jotai, dispatch, getState } = options;
  let lastToken = 0;
  const nextToken = (): number => ++lastToken;

  const isPointing: Record<Urgency, boolean> = { urgent: false, important: false };
  // While something is picked, nothing moves below the pointer.
  const tellBusy = (urgency: Urgency): void => {
    const isBusy = isPointing[urgency] || picks.get().alerts.size > 0;
    dispatch({ type: 'busyChanged', urgency, isBusy });
  };
  const picks = createPicksState(jotai, getState, () => {
    urgencies.forEach(tellBusy);
    bulkModule.preload();
  });
  const bulk = createBulkState({ ...options, nextToken, picks });
  const undo = createUndoState(clock, jotai);
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
      atom: picks.atom,
      ids: picks.ids,
      pick: picks.pick,
      pickTo: picks.pickTo,
      pickAllUnresolved: bulk.pickAllUnresolved,
      mark: picks.mark,
      clear,
    },
    bulk,
    undoOffer: undo.atom,
    panelClosed: clear,
    stop() {
      undo.stop();
      bulk.stop();
    },
  };
}
