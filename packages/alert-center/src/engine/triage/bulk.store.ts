import { createLazy } from '@pantau/core/lazy';
import { PantauError } from '@pantau/core';
import type { AlertChange } from '../alert/alert-action.ts';
import type { Alert, AlertId, Urgency } from '../alert/alert.ts';
import type { AlertListState } from '../list/list-state.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import { BULK_CHUNK } from '../alert/limits.ts';
import type { PickedAlert } from './selection.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import { type BulkItem, type BulkOutcome, isToDo } from './bulk-outcome.ts';
import type { BulkRunOptions } from './bulk-run.ts';
import { toPantauError } from '../list/effect-runner.ts';
import type { PicksState } from './selection.store.ts';
import type { Slot } from '../state/state.ts';

/** How work on many alerts stands. */
export interface BulkView {
  /** `picking`: all unresolved alerts of a list are being read; `acting`: a change is being sent. */
  readonly phase: 'idle' | 'picking' | 'acting';
  readonly change: AlertChange | null;
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  /** Why not all could be picked. */
  readonly pickError: PantauError | null;
  /** There are more than `BULK_MOST`: the newest are picked. */
  readonly isCapped: boolean;
  /** The last change of many, while some of it is left to be done or to be read. */
  readonly result: BulkOutcome | null;
}

export const idleBulk: BulkView = {
  phase: 'idle',
  change: null,
  done: 0,
  total: 0,
  failed: 0,
  pickError: null,
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
  readonly picks: PicksState;
  readonly onError: (error: unknown) => void;
}

/** What is taken back. */
export interface TakenBack {
  /** Neither in a list nor picked, perhaps. */
  readonly alerts: readonly PickedAlert[];
  /** Passes alerts by, as they are then. */
  isMeant(alert: Alert): boolean;
}

export interface BulkState {
  isRunning(): boolean;
  /** One change after the other. Picks that it was told of are done with, where it succeeds. */
  run(ids: readonly AlertId[], change: AlertChange): Promise<BulkOutcome>;
  /** Checks them again, in its turn. Leaves alone what is picked, or being picked. */
  takeBack(what: TakenBack): Promise<BulkOutcome>;
  /**
   * Picks all alerts of a list that are unresolved now, the newest `BULK_MOST` at most. What arrives
   * afterwards is not among them.
   */
  pickAllUnresolved(urgency: Urgency): Promise<void>;
  /** Ends what is shown to be under way: a change after the request that is out, reading at once. */
  stop(): void;
  endReading(): void;
  dismissResult(): void;
}

export function createBulkState(options: BulkStateOptions): BulkState {
  const { source, dispatch, getState, view, picks, nextToken, onError } = options;
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
    if (phase() === 'picking') setIdle();
  };

  const inTurn = (run: () => Promise<BulkOutcome>): Promise<BulkOutcome> => {
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

  type Work = Pick<BulkRunOptions, 'ids' | 'change' | 'known' | 'isMeant'>;

  const send = async (what: Work, isShown: boolean): Promise<BulkOutcome> => {
    try {
      return await (bulkModule.get() ?? (await bulkModule.load())).runBulk({
        ...what,
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
      // What does the work could not be loaded: nothing was sent.
      const error = new PantauError('offline', { cause });
      onError(error);
      const plates = new Map(what.known.map((one) => [one.id, one.vehicle.licensePlate]));
      const refused = (id: AlertId): BulkItem => {
        return { id, plate: plates.get(id) ?? '', outcome: 'failed', error, alert: null };
      };
      return { change: what.change, items: what.ids.map(refused) };
    }
  };

  const resultOf = (outcome: BulkOutcome): BulkOutcome | null => {
    const { items } = outcome;
    const isWhole = items.every(
      (item) => item.outcome === 'applied' || item.outcome === 'unchanged',
    );
    return isWhole || items.length < 2 ? null : outcome;
  };

  return {
    isRunning: () => running > 0,
    run(ids, change) {
      const letGo = picks.mark();
      const known = [...picks.get().alerts.values()];
      return inTurn(async () => {
        isStopped = false;
        endReading();
        set({ ...idleBulk, phase: 'acting', change, total: ids.length });
        const outcome = await send({ ids, change, known, isMeant: () => true }, true);
        const done = new Set(outcome.items.flatMap((item) => (isToDo(item) ? [] : item.id)));
        letGo((id) => done.has(id));
        setIdle({ result: resultOf(outcome) });
        return outcome;
      });
    },
    takeBack({ alerts, isMeant }) {
      const change: AlertChange = { type: 'checkAgain' };
      const ids = alerts.map(({ id }) => id);
      return inTurn(async () => {
        // A few are taken back before a progress bar could be read.
        const isShown = ids.length > BULK_CHUNK && phase() === 'idle';
        if (isShown) {
          isStopped = false;
          set({ phase: 'acting', change, done: 0, total: ids.length, failed: 0 });
        }
        const outcome = await send({ ids, change, known: alerts, isMeant }, isShown);
        const result = resultOf(outcome) ?? view.get().result;
        if (isShown) setIdle({ result });
        else set({ result });
        return outcome;
      });
    },
    async pickAllUnresolved(urgency) {
      if (phase() === 'acting') return;
      endReading();
      const state = getState();
      const own = new AbortController();
      reading = own;
      picks.clear();
      set({ ...idleBulk, phase: 'picking', total: state.countsView[urgency] ?? 0 });
      try {
        const isCapped = await (bulkModule.get() ?? (await bulkModule.load())).pickUnresolved({
          source,
          state,
          picks,
          urgency,
          signal: own.signal,
          onProgress: (done) => set({ done }),
        });
        setIdle({ isCapped });
      } catch (cause) {
        if (own.signal.aborted) return;
        const pickError = toPantauError(cause);
        setIdle({ pickError });
        onError(pickError);
      }
    },
    stop() {
      if (phase() === 'acting') isStopped = true;
      else endReading();
    },
    endReading,
    dismissResult: () => set({ result: null, pickError: null, isCapped: false }),
  };
}
