import { PantauError } from '@pantau/core/base';
import { createLazy } from '@pantau/core/lazy';
import type { AlertChange } from '../alert/alert-action.ts';
import type { AlertId, Urgency } from '../alert/alert.ts';
import { toPantauError } from '../list/effect-runner.ts';
import type { BulkItem, BulkOutcome } from './bulk-outcome.ts';
import type { BulkRequest, BulkRunner } from './bulk-runner.ts';
import type { SelectedAlert } from './selection.ts';
import { type BulkStateOptions, type RevertRequest, idleBulk } from './bulk-view.ts';

export { type BulkView, idleBulk } from './bulk-view.ts';

/** The code of bulk actions. Preload it, so that the next action starts immediately. */
export const bulkModule = createLazy(() => import('./bulk-runner.ts'));

export interface BulkState {
  isRunning(): boolean;
  /**
   * Runs one change after another. Alerts that succeed are deselected.
   *
   * @param known of a view that shows progress and result itself: data of its alerts, which may be in no list
   */
  run(
    ids: readonly AlertId[],
    change: AlertChange,
    known?: readonly SelectedAlert[],
  ): Promise<BulkOutcome>;
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

/** Bulk actions of one mount. Calls made before the lazy code has loaded run in order once it has. */
export function createBulkState(options: BulkStateOptions): BulkState {
  const { view, selection, hold, onError } = options;
  let runner: BulkRunner | undefined;
  let running = 0;

  /** Once the code has loaded, actions start in the same tick. */
  const loadedRunner = (): BulkRunner | undefined =>
    (runner ??= bulkModule.get()?.createBulkRunner(options));
  const load = async (): Promise<BulkRunner> => {
    const { createBulkRunner } = await bulkModule.load();
    return (runner ??= createBulkRunner(options));
  };

  const send = async (
    { ids, change, known, place }: BulkRequest,
    run: (runner: BulkRunner) => Promise<BulkOutcome>,
  ): Promise<BulkOutcome> => {
    running += 1;
    try {
      return await run(loadedRunner() ?? (await load()));
    } catch (cause) {
      // The lazy code failed to load, so nothing was sent.
      place.release(ids);
      const error = new PantauError('offline', { cause });
      onError(error);
      const plates = new Map(known.map(({ id, vehicle }) => [id, vehicle.licensePlate]));
      const refused = (id: AlertId): BulkItem => {
        return { id, plate: plates.get(id) ?? '', outcome: 'failed', error, alert: null };
      };
      const outcome = { change, items: ids.map(refused) };
      if (ids.length > 1) view.set({ ...view.get(), result: outcome });
      return outcome;
    } finally {
      running -= 1;
    }
  };

  return {
    isRunning: () => running > 0,
    run(ids, change, elsewhere) {
      const known = elsewhere ?? [...selection.get().alerts.values()];
      const request = { ids, change, known, place: hold(ids), deselect: selection.mark() };
      return send(request, (loaded) =>
        elsewhere ? loaded.runQuietly(request) : loaded.run(request),
      );
    },
    revert({ alerts, isEligible }) {
      const ids = alerts.map(({ id }) => id);
      const change = { type: 'checkAgain' } as const;
      const request = { ids, change, known: alerts, place: hold(ids) };
      return send(request, (loaded) => loaded.revert(request, isEligible));
    },
    async selectAllUnresolved(urgency) {
      try {
        await (loadedRunner() ?? (await load())).selectAllUnresolved(urgency);
      } catch (cause) {
        const selectionError = toPantauError(cause);
        view.set({ ...idleBulk, result: view.get().result, selectionError });
        onError(selectionError);
      }
    },
    stop: () => runner?.stop(),
    endReading: () => runner?.endReading(),
    dismissResult: () =>
      view.set({ ...view.get(), result: null, selectionError: null, isCapped: false }),
  };
}
