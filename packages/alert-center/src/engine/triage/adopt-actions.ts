import { PantauError } from '@pantau/core/base';
import { canUndo } from '../alert/settled.ts';
import type { TabLock } from '../reminder/tab-lock.port.ts';
import type { ActionLanes, Job } from './action-lanes.ts';
import type { ActionRecords } from './action-records.ts';
import type { FailedAction, SendAction } from './queued-action.ts';
import type { StoredAction } from './stored-actions.ts';

export interface AdoptionOptions {
  readonly owner: string;
  readonly records: ActionRecords;
  readonly lanes: ActionLanes;
  readonly tabLock: TabLock;
  readonly lockOf: (owner: string) => string;
  readonly holdLock: () => void;
  readonly isExpired: (action: StoredAction) => boolean;
  readonly userId: () => string | null;
  readonly nextOrder: () => number;
  readonly nextToken: () => number;
  readonly send: SendAction;
  readonly onFailed: (failed: FailedAction) => void;
}

/** Adopts the user's actions of pages that no longer exist. Returns a function that stops waiting for them. */
export function adoptActions(options: AdoptionOptions): () => void {
  const { owner, records, lanes, tabLock, lockOf, holdLock, isExpired, userId, send } = options;
  const { onFailed, nextOrder, nextToken } = options;

  const adopt = (orphan: StoredAction): void => {
    const { alert, change, undone } = orphan;
    const action = { ...orphan, owner, order: nextOrder() };
    records.remove(orphan);
    records.put(action);
    const job: Job = {
      action,
      token: nextToken(),
      // It may have been sent before the reload.
      attempts: 1,
      onQueued: () => undefined,
      onEnd(outcome) {
        if (!outcome.ok) {
          const { id: alertId, licensePlate } = alert;
          onFailed({ alertId, licensePlate, change, error: outcome.error });
        } else if (undone && canUndo(outcome.alert, change, userId())) {
          send(outcome.alert, { type: 'checkAgain' }, () => undefined);
        }
      },
    };
    if (!isExpired(action)) {
      lanes.enqueue(job);
      return;
    }
    records.remove(action);
    job.onEnd({ ok: false, error: new PantauError('timeout', { message: 'Kept for too long' }) });
  };

  const adoptFrom = (other: string): (() => void) => {
    let release = (): void => undefined;
    let isDone = false;
    release = tabLock.hold(lockOf(other), () => {
      holdLock();
      const left = records.all().filter((one) => one.owner === other && one.userId === userId());
      for (const orphan of left.toSorted((a, b) => a.order - b.order)) adopt(orphan);
      isDone = true;
      release();
    });
    if (isDone) release();
    return release;
  };

  const orphans = records.all().filter((one) => one.owner !== owner && one.userId === userId());
  const releases = [...new Set(orphans.map((one) => one.owner))].map(adoptFrom);
  return () => {
    for (const release of releases) release();
  };
}
