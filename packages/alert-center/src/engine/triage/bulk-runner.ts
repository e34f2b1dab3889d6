import type { AlertChange } from '../alert/alert-action.ts';
import type { Alert, AlertId, Urgency } from '../alert/alert.ts';
import { BULK_CHUNK } from '../alert/limits.ts';
import { toPantauError } from '../list/effect-runner.ts';
import { type BulkOutcome, isUnfinished } from './bulk-outcome.ts';
import { type BulkRunOptions, runBulk, selectUnresolved } from './bulk-run.ts';
import { type BulkStateOptions, type BulkView, idleBulk } from './bulk-view.ts';
import type { LanePlace } from './lane-place.ts';
import type { SelectedAlert } from './selection.ts';

/** A bulk action as requested. */
export interface BulkRequest {
  readonly ids: readonly AlertId[];
  readonly change: AlertChange;
  /** Data of alerts that may be in no list. */
  readonly known: readonly SelectedAlert[];
  /** The place of the action, taken when the user requested it. */
  readonly place: LanePlace;
}

export interface BulkRunner {
  /** `deselect` removes alerts from the selection as it was when the user requested the action. */
  run(
    request: BulkRequest & { readonly deselect: (isDone: (id: AlertId) => boolean) => void },
  ): Promise<BulkOutcome>;
  /** Without progress and result, for a view that shows them itself. */
  runQuietly(request: BulkRequest): Promise<BulkOutcome>;
  revert(request: BulkRequest, isEligible: (alert: Alert) => boolean): Promise<BulkOutcome>;
  selectAllUnresolved(urgency: Urgency): Promise<void>;
  stop(): void;
  endReading(): void;
}

/** Runs bulk actions one after another; lazy, loads with the first selection. */
export function createBulkRunner(options: BulkStateOptions): BulkRunner {
  const { source, dispatch, getState, view, selection, nextToken, onError } = options;
  const set = (change: Partial<BulkView>): void => view.set({ ...view.get(), ...change });
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
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
    const next = waiting > 0 ? last.then(run) : run();
    waiting += 1;
    last = next.finally(() => {
      waiting -= 1;
    });
    return next;
  };

  type Batch = Pick<BulkRunOptions, 'ids' | 'change' | 'known' | 'isEligible' | 'place'>;

  const send = async (batch: Batch, isShown: boolean): Promise<BulkOutcome> => {
    try {
      return await runBulk({
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
    run({ ids, change, known, place, deselect }) {
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
    runQuietly: (request) => enqueue(() => send({ ...request, isEligible: () => true }, false)),
    revert({ ids, change, known, place }, isEligible) {
      return enqueue(async () => {
        // A single request finishes too quickly for a progress bar.
        const isShown = ids.length > BULK_CHUNK && phase() === 'idle';
        if (isShown) {
          isStopped = false;
          set({ phase: 'acting', change, done: 0, total: ids.length, failed: 0 });
        }
        const outcome = await send({ ids, change, known, isEligible, place }, isShown);
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
        const isCapped = await selectUnresolved({
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
  };
}
