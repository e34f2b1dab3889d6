import type { Clock } from '@pantau/core';
import type { AlertId } from '../alert/alert.ts';
import { RETRY_FIRST_MS, RETRY_MAX_MS } from '../alert/limits.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import type { ActionOutcome } from './action-outcome.ts';
import type { ActionAttempt, SendAttempt } from './action-request.ts';
import { type LanePlace, type PlaceInLane, takePlace } from './lane-place.ts';
import type { StoredAction } from './stored-actions.ts';

export interface Job extends ActionAttempt {
  action: StoredAction;
  attempts: number;
  /** Called after each attempt in its lane that did not reach the server. */
  onQueued(): void;
  onEnd(outcome: ActionOutcome): void;
}

export interface ActionLanesOptions {
  readonly clock: Clock;
  readonly send: SendAttempt;
  readonly dispatch: (event: AlertListEvent) => void;
  /** Called before `onEnd`. */
  readonly onDone: (action: StoredAction) => void;
}

/** One lane per alert: its actions are sent one after another, the first one until it is done. */
export interface ActionLanes {
  /** Shows the change immediately and sends it after those before it. */
  enqueue(job: Job): void;
  /** Holds a place after the actions on these alerts; later ones wait until it is released. */
  hold(ids: readonly AlertId[]): LanePlace;
  isEmpty(): boolean;
  retryNow(): void;
  start(): void;
  stop(): void;
}

export function createActionLanes({
  clock,
  send,
  dispatch,
  onDone,
}: ActionLanesOptions): ActionLanes {
  const lanes = new Map<AlertId, (Job | PlaceInLane)[]>();
  const running = new Set<AlertId>();
  const wakeUps = new Set<() => void>();
  let isStarted = false;

  const pause = (attempts: number): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        cancel();
        wakeUps.delete(end);
        resolve();
      };
      const cancel = clock.setTimeout(
        end,
        Math.min(RETRY_FIRST_MS * 2 ** (attempts - 1), RETRY_MAX_MS),
      );
      wakeUps.add(end);
    });

  const run = async (id: AlertId): Promise<void> => {
    const lane = lanes.get(id);
    if (lane === undefined || running.has(id)) return;
    running.add(id);
    // What has begun is completed after a stop, too; only a failed attempt is not repeated.
    for (let job = lane[0]; job !== undefined; job = lane[0]) {
      if ('released' in job) {
        job.onTurn();
        await job.released;
        lane.shift();
        continue;
      }
      const outcome = await send(job);
      if (outcome === null) {
        job.attempts += 1;
        for (const waiting of lane) waiting.onQueued();
        if (isStarted) await pause(job.attempts);
        if (!isStarted) break;
        continue;
      }
      lane.shift();
      onDone(job.action);
      job.onEnd(outcome);
    }
    running.delete(id);
    if (lane.length === 0 && lanes.get(id) === lane) lanes.delete(id);
  };

  const retryNow = (): void => {
    for (const wake of [...wakeUps]) wake();
  };

  const add = (id: AlertId, entry: Job | PlaceInLane): void => {
    const lane = lanes.get(id);
    if (lane === undefined) lanes.set(id, [entry]);
    else lane.push(entry);
    const first = lane?.[0];
    if (first !== undefined && 'attempts' in first && first.attempts > 0) entry.onQueued();
    void run(id);
  };

  return {
    enqueue(job) {
      const { alert, change } = job.action;
      dispatch({ type: 'actionStarted', token: job.token, ids: [alert.id], change });
      add(alert.id, job);
    },
    hold: (ids) => takePlace(ids, add),
    isEmpty: () => lanes.size === 0,
    retryNow,
    start() {
      isStarted = true;
      for (const id of lanes.keys()) void run(id);
    },
    stop() {
      isStarted = false;
      retryNow();
    },
  };
}
