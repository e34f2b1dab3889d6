import type { AlertId, Urgency } from '../alert/alert.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import { urgencies } from '../list/list-state.ts';
import type { FailedAction } from './queued-action.ts';
import { type ActionQueueStateOptions, createActionQueueState } from './action-queue.store.ts';
import { type ActionsOptions, type AlertCenterActions, createActions } from './alert-actions.ts';
import { type BulkState, type BulkView, createBulkState, bulkModule } from './bulk.store.ts';
import type { Slot } from '../state/state.ts';
import type { AlertSelection } from './selection.ts';
import { type SelectionState, createSelectionState } from './selection.store.ts';
import { type UndoOffer, createUndoState } from './undo.store.ts';

type CreatedHere = 'bulk' | 'undo' | 'queue' | 'setBusy';

export interface TriageStateOptions
  extends
    Omit<ActionsOptions, CreatedHere>,
    Omit<ActionQueueStateOptions, 'nextToken' | 'onFailed' | 'source'> {
  readonly source: AlertSource;
  readonly slots: {
    readonly selection: Slot<AlertSelection>;
    readonly bulk: Slot<BulkView>;
    readonly undoOffer: Slot<UndoOffer | null>;
    readonly failedAction: Slot<FailedAction | null>;
  };
}

/** Changes the selection. */
export interface SelectionControls {
  select(id: AlertId, selected: boolean): void;
  /**
   * Selects the rows from the last selected one to this one.
   *
   * @param order of the rows; defaults to the order of the list
   */
  selectTo(id: AlertId, order?: readonly AlertId[]): void;
  /** Selects all currently unresolved alerts, read page by page, up to 10,000. */
  selectAllUnresolved(urgency: Urgency): Promise<void>;
  clear(): void;
}

/** Single and bulk actions, the selection, and undo. */
export interface TriageState {
  readonly actions: AlertCenterActions;
  readonly selection: Pick<SelectionState, 'mark'> & SelectionControls;
  readonly bulk: Pick<BulkState, 'stop' | 'dismissResult' | 'isRunning'>;
  panelClosed(): void;
  start(): void;
  stop(): void;
}

export function createTriageState(options: TriageStateOptions): TriageState {
  const { clock, slots, dispatch, getState } = options;
  let lastToken = 0;
  const nextToken = (): number => ++lastToken;

  const isPointing: Record<Urgency, boolean> = { urgent: false, important: false };
  // Rows must not move under the pointer while alerts are selected.
  const updateBusy = (urgency: Urgency, shown?: readonly AlertId[]): void => {
    const isBusy = isPointing[urgency] || selection.get().alerts.size > 0;
    dispatch({ type: 'busyChanged', urgency, isBusy, shown });
  };
  const selection = createSelectionState(slots.selection, getState, () => {
    for (const urgency of urgencies) updateBusy(urgency);
    bulkModule.preload();
  });
  const queue = createActionQueueState({
    ...options,
    nextToken,
    onFailed: slots.failedAction.set,
  });
  const bulk = createBulkState({
    ...options,
    view: slots.bulk,
    nextToken,
    selection,
    hold: queue.hold,
  });
  const undo = createUndoState(clock, slots.undoOffer);
  const actions = createActions({
    ...options,
    queue,
    bulk,
    undo,
    setBusy(urgency, isBusy, shown) {
      isPointing[urgency] = isBusy;
      updateBusy(urgency, shown);
    },
  });
  const clear = (): void => {
    bulk.endReading();
    selection.clear();
  };

  return {
    actions,
    selection: {
      select: selection.select,
      selectTo: selection.selectTo,
      selectAllUnresolved: bulk.selectAllUnresolved,
      mark: selection.mark,
      clear,
    },
    bulk,
    panelClosed: clear,
    start: queue.start,
    stop() {
      queue.stop();
      undo.stop();
      bulk.stop();
    },
  };
}
