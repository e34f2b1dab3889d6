import type { AlertListState } from '../list/list-state.ts';
import type { ActionLanes, Job } from './action-lanes.ts';
import type { ActionOutcome } from './action-outcome.ts';
import type { ActionRecords } from './action-records.ts';
import type { FailedAction, SendAction } from './queued-action.ts';
import type { StoredAction } from './stored-actions.ts';

export interface SendOptions {
  readonly owner: string;
  readonly records: ActionRecords;
  readonly lanes: ActionLanes;
  readonly holdLock: () => void;
  readonly userId: () => string | null;
  /** Server time, epoch ms. */
  readonly now: () => number;
  readonly nextOrder: () => number;
  readonly nextToken: () => number;
  readonly getState: () => AlertListState;
  readonly onFailed: (failed: FailedAction) => void;
}

/** Stores an action and sends it after the earlier ones on its alert. */
export function createSend(options: SendOptions): SendAction {
  const { owner, records, lanes, holdLock, userId, now, nextOrder, getState, onFailed } = options;
  return (alert, change, onEnd) => {
    const { id, createdOn, vehicle } = alert;
    holdLock();
    const action: StoredAction = {
      owner,
      order: nextOrder(),
      userId: userId(),
      alert: { id, createdOn, licensePlate: vehicle.licensePlate },
      change,
      queuedOn: now(),
      undone: false,
    };
    records.put(action);
    let resolve: (outcome: ActionOutcome) => void = () => undefined;
    const result = new Promise<ActionOutcome>((resolved) => {
      resolve = resolved;
    });
    let isAwaited = true;
    const job: Job = {
      action,
      token: options.nextToken(),
      attempts: 0,
      onQueued() {
        isAwaited = false;
        resolve({
          ok: true,
          outcome: 'queued',
          alert: getState().entities.get(id)?.view.alert ?? alert,
        });
      },
      onEnd(outcome) {
        onEnd(outcome);
        if (!outcome.ok && (!isAwaited || change.type === 'read')) {
          onFailed({ licensePlate: vehicle.licensePlate, change, error: outcome.error });
        }
        resolve(outcome);
      },
    };
    lanes.enqueue(job);
    return {
      result,
      undo() {
        job.action = { ...job.action, undone: true };
        records.put(job.action);
      },
    };
  };
}
