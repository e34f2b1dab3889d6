import type { PantauError } from '@pantau/core';
import { type Atom, type createStore, atom } from 'jotai';
import type { AlertChange } from '../domain/alert-action.ts';
import type { Alert, AlertId, Urgency } from '../domain/alert.ts';
import { BULK_CHUNK, BULK_MOST } from '../domain/limits.ts';
import type { AlertListState } from '../domain/list/alert-list-state.ts';
import type { AlertListEvent } from '../domain/list/events.ts';
import { windowOf } from '../domain/list/requests.ts';
import { type PickedAlert, pickedOf } from '../domain/picks.ts';
import type { AlertSource } from '../ports/alert-source.ts';
import { type BulkOutcome, isToDo } from './bulk-outcome.ts';
import { runBulk } from './bulk-run.ts';
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

/** Not there when the user chose: it arrived later, and nobody has touched it since. */
const isLater = (alert: Alert, head: number): boolean =>
  alert.seq > head && !alert.isRead && alert.log.length === 0;

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

  const run: BulkState['run'] = async (ids, change, known = [], isMeant = () => true) => {
    const { entities } = getState();
    const given = new Map(known.map((alert) => [alert.rawAlertId, alert]));
    const find = (id: AlertId): PickedAlert | null => {
      const alert = entities.get(id)?.view.alert;
      return alert ? pickedOf(alert) : (picks.get().alerts.get(id) ?? given.get(id) ?? null);
    };
    const wanted = new Map(ids.map((id) => [id, find(id)]));
    isStopped = false;
    endReading();
    set({ ...idle, phase: 'acting', change, total: wanted.size });
    const outcome = await runBulk({
      source,
      dispatch,
      getState,
      nextToken,
      onError,
      change,
      wanted,
      isMeant,
      isStopped: () => isStopped,
      onProgress: (done, failed) => set({ done, failed }),
    });
    const toDo = new Set(outcome.items.filter(isToDo).map(({ id }) => id));
    picks.drop((id) => wanted.has(id) && !toDo.has(id));
    const isWhole = outcome.items.every(
      ({ outcome: one }) => one === 'applied' || one === 'unchanged',
    );
    set({ ...idle, result: isWhole || wanted.size < 2 ? null : outcome });
    return outcome;
  };

  /** Reads page after page. */
  const readAll = async (urgency: Urgency, signal: AbortSignal): Promise<void> => {
    const range = windowOf(getState());
    let { head } = getState().sequence;
    let after: string | undefined;
    let read = 0;
    for (;;) {
      const page = await source.listAlerts(
        { urgency, range, unresolvedOnly: true, limit: BULK_CHUNK, ...(after && { after }) },
        signal,
      );
      head ??= page.head;
      const known = head;
      const found = page.alerts.filter((alert) => !isLater(alert, known));
      const taken = found.slice(0, BULK_MOST - read);
      read += taken.length;
      picks.add(taken, null);
      set({ done: read });
      const isCapped = taken.length < found.length;
      if (isCapped || !page.hasMore || page.endCursor === null) {
        // Unless the user let one go meanwhile.
        if (picks.get().alerts.size === read) picks.add([], urgency);
        set({ ...idle, isCapped });
        return;
      }
      after = page.endCursor;
    }
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
      const own = new AbortController();
      reading = own;
      picks.clear();
      set({ ...idle, phase: 'picking', total: getState().countsView[urgency] ?? 0 });
      try {
        await readAll(urgency, own.signal);
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
