import type { Alert } from '../alert/alert.ts';
import type { AlertListState } from '../list/list-state.ts';
import type { ActionLanes, Job } from './action-lanes.ts';
import type { ActionOutcome } from './action-outcome.ts';
import type { ActionRecords } from './action-records.ts';
import type { FailedAction, RevertAction, SendAction } from './queued-action.ts';
import type { SelectedAlert } from './selection.ts';
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

/** Stores actions and sends them after the earlier ones on their alert. */
export function createSend(options: SendOptions): {
  readonly send: SendAction;
  readonly revert: RevertAction;
} {
  const { owner, records, lanes, holdLock, userId, now, nextOrder, getState, onFailed } = options;

  /** `onQueued` is called at most once, and not after `onEnd`. */
  const enqueue = (
    { id, createdOn, vehicle }: SelectedAlert,
    what: Pick<StoredAction, 'change' | 'undoes'>,
    on: { queued(): void; end(outcome: ActionOutcome): void },
  ): Job => {
    holdLock();
    const { licensePlate } = vehicle;
    const { change } = what;
    const action: StoredAction = {
      owner,
      order: nextOrder(),
      userId: userId(),
      alert: { id, createdOn, licensePlate },
      ...what,
      queuedOn: now(),
      undone: false,
    };
    records.put(action);
    let isAwaited = true;
    const job: Job = {
      action,
      token: options.nextToken(),
      attempts: 0,
      onQueued() {
        if (isAwaited) on.queued();
        isAwaited = false;
      },
      onEnd(outcome) {
        on.end(outcome);
        if (!outcome.ok && (!isAwaited || change.type === 'read')) {
          onFailed({ alertId: id, licensePlate, change, error: outcome.error });
        }
        isAwaited = false;
      },
    };
    lanes.enqueue(job);
    return job;
  };

  return {
    send(alert, change, onEnd) {
      let job: Job | undefined;
      const result = new Promise<ActionOutcome>((resolve) => {
        const shown = (): Alert => getState().entities.get(alert.id)?.view.alert ?? alert;
        job = enqueue(
          alert,
          { change },
          {
            queued: () => resolve({ ok: true, outcome: 'queued', alert: shown() }),
            end(outcome) {
              onEnd(outcome);
              resolve(outcome);
            },
          },
        );
      });
      return {
        result,
        undo() {
          if (job === undefined) return;
          job.action = { ...job.action, undone: true };
          records.put(job.action);
        },
      };
    },
    revert: (alert, settledBy) =>
      new Promise((resolve) => {
        const what = { change: { type: 'checkAgain' }, undoes: settledBy } as const;
        enqueue(alert, what, { queued: () => resolve(null), end: resolve });
      }),
  };
}
