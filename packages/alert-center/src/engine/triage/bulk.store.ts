import { createLazy } from '@pantau/core/lazy';
import { PantauError } from '@pantau/core';
import type { AlertChange } from '../alert/alert-action.ts';
import type { Alert, AlertId, Urgency } from '../alert/alert.ts';
import type { AlertListState } from '../list/list-state.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import { BULK_CHUNK } from '../alert/limits.ts';
import type { SelectedAlert } from './selection.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import { type BulkItem, type BulkOutcome, isUnfinished } from './bulk-outcome.ts';
import type { BulkRunOptions } from './bulk-run.ts';
import { toPantauError } from '../list/effect-runner.ts';
import type { LanePlace } from './lane-place.ts';
import type { SelectionState } from './selection.store.ts';
import type { Slot } from '../state/state.ts';

/** Progress and result of bulk actions. */
export interface BulkView {
  /** `selecting`: reading all unresolved alerts of a list; `acting`: sending a change. */
  readonly phase: 'idle' | 'selecting' | 'acting';
  readonly change: AlertChange | null;
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  /** Why reading all unresolved alerts failed. */
  readonly selectionError: PantauError | null;
  /** There are more than `BULK_MAX`; only the newest are selected. */
  readonly isCapped: boolean;
  /** The last bulk action, when not all of it succeeded and the user has not dismissed it. */
  readonly result: BulkOutcome | null;
}

export const idleBulk: BulkView = {
  phase: 'idle',
  change: null,
  done: 0,
  total: 0,
  failed: 0,
  selectionError: null,
  isCapped: false,
  result: null,
};

/** The code of bulk actions. Preload it, so that the next action starts immediately. */
export const bulkModule = createLazy(() => import('./bulk-run.ts'));

export interface BulkStateOptions {
  readonly source: AlertSource;
  readonly dispatch: (event: AlertListEvent) => void;
  readonly getState: () => AlertListState;
  readonly view: Slot<BulkView>;
  readonly nextToken: () => number;
  readonly selection: SelectionState;
  /** Holds a place among the actions on single alerts. */
  readonly hold: (ids: readonly AlertId[]) => LanePlace;
  readonly onError: (error: unknown) => void;
}

/** Alerts to make unresolved again. */
export interface RevertRequest {
  /** They may be neither in a list nor selected. */
  readonly alerts: readonly SelectedAlert[];
  /** Alerts for which this returns false are skipped, judged by their state when they are sent. */
  isEligible(alert: Alert): boolean;
}

export interface BulkState {
  isRunning(): boolean;
  /** Runs one change after another. Alerts that succeed are deselected. */
  run(ids: readonly AlertId[], change: AlertChange): Promise<BulkOutcome>;
  /** Sends `checkAgain` after the changes before it. Does not affect the selection. */
  revert(request: RevertRequest): Promise<BulkOutcome>;
  /**
   * Selects all currently unresolved alerts of a list, up to the newest `BULK_MAX`. Later arrivals are
   * not selected.
   */
  selectAllUnresolved(urgency: Urgency): Promise<void>;
  /** Stops the current operation: a change after the pending request, reading immediately. */
  stop(): void;
  endReading(): void;
  dismissResult(): void;
}

export function createBulkState(options: BulkStateOptions): BulkState {
  const { source, dispatch, getState, view, selection, nextToken, onError } = options;
  const set = (change: Partial<BulkView>): void => view.set({ ...view.get(), ...change });
  let last: Promise<unknown> = Promise.resolve();
  let running = 0;
  let reading: AbortController | undefined;
  let isStopped = false;
  const phase = (): BulkView['phase'] => view.get().phase;

  const setIdle = (change: Partial<BulkView> = {}): void =>
    set({ ...idleBulk, result: view.get().result, ...change });

  const endReading = (): void => {
    reading?.abort();
    reading = undefined;
    if (phase() === 'selecting') setIdle();
  };

  const enqueue = (run: () => Promise<BulkOutcome>): Promise<BulkOutcome> => {
    const start = async (): Promise<BulkOutcome> => {
      try {
        return await run();
      } finally {
        running -= 1;
      }
    };
    running += 1;
    const next = running > 1 ? last.then(start) : start();
    last = next;
    return next;
  };

  type Batch = Pick<BulkRunOptions, 'ids' | 'change' | 'known' | 'isEligible' | 'place'>;

  const send = async (batch: Batch, isShown: boolean): Promise<BulkOutcome> => {
    try {
      return await (bulkModule.get() ?? (await bulkModule.load())).runBulk({
        ...batch,
        source,
        dispatch,
        getState,
        nextToken,
        onError,
        isStopped: () => isShown && isStopped,
        onProgress: (done, failed) => {
          if (isShown) set({ done, failed });
        },
      });
    } catch (cause) {
      // The lazy module failed to load, so nothing was sent.
      const error = new PantauError('offline', { cause });
      onError(error);
      const plates = new Map(batch.known.map(({ id, vehicle }) => [id, vehicle.licensePlate]));
      const refused = (id: AlertId): BulkItem => {
        return { id, plate: plates.get(id) ?? '', outcome: 'failed', error, alert: null };
      };
      return { change: batch.change, items: batch.ids.map(refused) };
    } finally {
      batch.place.release(batch.ids);
    }
  };

  const resultOf = (outcome: BulkOutcome): BulkOutcome | null => {
    const { items } = outcome;
    const isComplete = items.every(
      (item) => item.outcome === 'applied' || item.outcome === 'unchanged',
    );
    return isComplete || items.length < 2 ? null : outcome;
  };

  return {
    isRunning: () => running > 0,
    run(ids, change) {
      const deselect = selection.mark();
      const known = [...selection.get().alerts.values()];
      const place = options.hold(ids);
      return enqueue(async () => {
        isStopped = false;
        endReading();
        set({ ...idleBulk, phase: 'acting', change, total: ids.length });
        const outcome = await send({ ids, change, known, isEligible: () => true, place }, true);
        const done = new Set(outcome.items.flatMap((item) => (isUnfinished(item) ? [] : item.id)));
        deselect((id) => done.has(id));
        setIdle({ result: resultOf(outcome) });
        return outcome;
      });
    },
    revert({ alerts, isEligible }) {
      const change: AlertChange = { type: 'checkAgain' };
      const ids = alerts.map(({ id }) => id);
      const place = options.hold(ids);
      return enqueue(async () => {
        // A single request finishes too quickly for a progress bar.
        const isShown = ids.length > BULK_CHUNK && phase() === 'idle';
        if (isShown) {
          isStopped = false;
          set({ phase: 'acting', change, done: 0, total: ids.length, failed: 0 });
        }
        const outcome = await send({ ids, change, known: alerts, isEligible, place }, isShown);
        const result = resultOf(outcome) ?? view.get().result;
        if (isShown) setIdle({ result });
        else set({ result });
        return outcome;
      });
    },
    async selectAllUnresolved(urgency) {
      if (phase() === 'acting') return;
      endReading();
      const state = getState();
      const aborter = new AbortController();
      reading = aborter;
      selection.clear();
      set({ ...idleBulk, phase: 'selecting', total: state.countsView[urgency] ?? 0 });
      try {
        const isCapped = await (bulkModule.get() ?? (await bulkModule.load())).selectUnresolved({
          source,
          state,
          selection,
          urgency,
          signal: aborter.signal,
          onProgress: (done) => set({ done }),
        });
        setIdle({ isCapped });
      } catch (cause) {
        if (aborter.signal.aborted) return;
        const selectionError = toPantauError(cause);
        setIdle({ selectionError });
        onError(selectionError);
      }
    },
    stop() {
      if (phase() === 'acting') isStopped = true;
      else endReading();
    },
    endReading,
    dismissResult: () => set({ result: null, selectionError: null, isCapped: false }),
  };
}
