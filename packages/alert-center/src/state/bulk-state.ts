import { PantauError } from '@pantau/core';
import { type Atom, type createStore, atom } from 'jotai';
import type { AlertChange } from '../domain/alert-action.ts';
import type { Alert, AlertId, Urgency } from '../domain/alert.ts';
import type { AlertListState } from '../domain/list/alert-list-state.ts';
import type { AlertListEvent } from '../domain/list/events.ts';
import type { PickedAlert } from '../domain/picks.ts';
import type { AlertSource } from '../ports/alert-source.ts';
import { type BulkItem, type BulkOutcome, isToDo } from './bulk-outcome.ts';
import { toPantauError } from './effect-runner.ts';
import type { PicksState } from './picks-state.ts';

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

const idle: BulkView = {
  phase: 'idle',
  change: null,
  done: 0,
  total: 0,
  failed: 0,
  pickError: null,
  isCapped: false,
  result: null,
};

type BulkWork = typeof import('./bulk-run.ts');
let work: BulkWork | undefined;

/** Loads what does the work, so that the next change of many shows at once. */
export async function loadBulkWork(): Promise<BulkWork> {
  work ??= await import('./bulk-run.ts');
  return work;
}

export interface BulkStateOptions {
  readonly source: AlertSource;
  readonly dispatch: (event: AlertListEvent) => void;
  readonly getState: () => AlertListState;
  readonly jotai: ReturnType<typeof createStore>;
  readonly nextToken: () => number;
  readonly picks: PicksState;
  readonly onError: (error: unknown) => void;
}

export interface BulkState {
  readonly atom: Atom<BulkView>;
  isRunning(): boolean;
  /** One change after the other; `known` for alerts that are neither in a list nor picked. */
  run(
    ids: readonly AlertId[],
    change: AlertChange,
    known?: readonly PickedAlert[],
    isMeant?: (alert: Alert) => boolean,
  ): Promise<BulkOutcome>;
  /**
   * Picks all alerts of a list that are unresolved now, the newest `BULK_MOST` at most. What arrives
   * afterwards is not among them.
   */
  pickAllUnresolved(urgency: Urgency): Promise<void>;
  /** Ends what is under way: a change after the request that is out, reading at once. */
  stop(): void;
  dismissResult(): void;
}

export function createBulkState(options: BulkStateOptions): BulkState {
  const { source, dispatch, getState, jotai, picks, nextToken, onError } = options;
  const view = atom(idle);
  const set = (change: Partial<BulkView>): void =>
    jotai.set(view, { ...jotai.get(view), ...change });
  let last: Promise<unknown> = Promise.resolve();
  let reading: AbortController | undefined;
  let isStopped = false;
  const isRunning = (): boolean => jotai.get(view).phase === 'acting';

  const endReading = (): void => {
    reading?.abort();
    reading = undefined;
    if (jotai.get(view).phase === 'picking') set(idle);
  };

  const isStoppedNow = (): boolean => isStopped;

  const run: BulkState['run'] = async (ids, change, known = [], isMeant = () => true) => {
    isStopped = false;
    endReading();
    set({ ...idle, phase: 'acting', change, total: ids.length });
    let outcome: BulkOutcome;
    try {
      outcome = await (work ?? (await loadBulkWork())).runBulk({
        source,
        dispatch,
        getState,
        nextToken,
        onError,
        change,
        ids,
        known: [...picks.get().alerts.values(), ...known],
        isMeant,
        isStopped: isStoppedNow,
        onProgress: (done, failed) => set({ done, failed }),
      });
    } catch (cause) {
      // What does the work could not be loaded: nothing was sent.
      const error = new PantauError('offline', { cause });
      onError(error);
      const refused = (id: AlertId): BulkItem => {
        const plate = picks.get().alerts.get(id)?.vehicle.licensePlate ?? '';
        return { id, plate, outcome: 'failed', error, alert: null };
      };
      outcome = { change, items: ids.map(refused) };
    }
    const { items } = outcome;
    const toDo = new Set(items.filter(isToDo).map(({ id }) => id));
    const meant = new Set(ids);
    picks.drop((id) => meant.has(id) && !toDo.has(id));
    const isWhole = items.every(
      (item) => item.outcome === 'applied' || item.outcome === 'unchanged',
    );
    set({ ...idle, result: isWhole || items.length < 2 ? null : outcome });
    return outcome;
  };

  return {
    atom: view,
    isRunning,
    run(ids, change, known, isMeant) {
      const next = isRunning()
        ? last.then(() => run(ids, change, known, isMeant))
        : run(ids, change, known, isMeant);
      last = next;
      return next;
    },
    async pickAllUnresolved(urgency) {
      if (isRunning()) return;
      endReading();
      const state = getState();
      const own = new AbortController();
      reading = own;
      picks.clear();
      set({ ...idle, phase: 'picking', total: state.countsView[urgency] ?? 0 });
      try {
        const isCapped = await (work ?? (await loadBulkWork())).pickUnresolved({
          source,
          state,
          picks,
          urgency,
          signal: own.signal,
          onProgress: (done) => set({ done }),
        });
        set({ ...idle, isCapped });
      } catch (cause) {
        if (own.signal.aborted) return;
        const pickError = toPantauError(cause);
        set({ ...idle, pickError });
        onError(pickError);
      }
    },
    stop() {
      isStopped = true;
      if (!isRunning()) endReading();
    },
    dismissResult: () => set({ result: null, pickError: null, isCapped: false }),
  };
}
