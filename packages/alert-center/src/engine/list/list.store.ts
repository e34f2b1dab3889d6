import type { Clock } from '@pantau/core';
import type { Alert, AlertId } from '../alert/alert.ts';
import type { PresenceEvent } from './presence.ts';
import type { AlertSource } from './alert-source.port.ts';
import { createEffectRunner } from './effect-runner.ts';
import { createFeedConnection } from './feed-connection.ts';
import { createFeedQueue } from './feed-queue.ts';
import type { AlertListEvent } from './list-events.ts';
import { type AlertListState, createAlertListState } from './list-state.ts';
import { reduceAlertList, wakeAt } from './reduce-list.ts';

export interface ListStateOptions {
  readonly source: AlertSource;
  readonly clock: Clock;
  readonly session: AlertListState['session'];
  readonly isBrief?: boolean | undefined;
  /** Called after each change. `arrivals`: alerts reported as new, as in `Reduced`. */
  onChange(before: AlertListState, next: AlertListState, arrivals: readonly Alert[]): void;
  /** Who has alerts open; null when it is not known any more. */
  readonly onPresence: (event: PresenceEvent | null) => void;
  readonly onError: (error: unknown) => void;
}

/** The alert lists of one mount, with their feed, requests and timer. */
export interface ListState {
  get(): AlertListState;
  dispatch(event: AlertListEvent): void;
  start(): void;
  stop(): void;
  setLive(live: boolean): void;
  /** Reconnects the feed without waiting for the next attempt. */
  retryFeed(): void;
  /** The alerts that the user has open. */
  setOpen(ids: readonly AlertId[]): void;
}

export function createListState(options: ListStateOptions): ListState {
  const { source, clock, session, isBrief, onChange, onPresence, onError } = options;
  // Nothing is shown of the time before the first event, and a page that renders on a server must not depend on it.
  let current = createAlertListState({ session, isBrief, now: 0 });
  let isTimed = false;
  let wake: { readonly at: number; readonly cancel: () => void } | undefined;

  const setWake = (): void => {
    const at = wakeAt(current);
    if (at === wake?.at) return;
    wake?.cancel();
    wake = undefined;
    if (at === null) return;
    const cancel = clock.setTimeout(
      () => {
        wake = undefined;
        dispatch({ type: 'clockMoved' });
      },
      Math.max(0, at - clock.now()),
    );
    wake = { at, cancel };
  };

  const dispatch = (event: AlertListEvent): void => {
    if (!isTimed) current = createAlertListState({ session, isBrief, now: clock.now() });
    isTimed = true;
    const before = current;
    const { state: next, effects, arrivals } = reduceAlertList(before, event, clock.now());
    current = next;
    runner.abortStale(next.loads);
    runner.run(effects);
    setWake();
    if (next === before) return;
    onChange(before, next, arrivals);
  };

  const runner = createEffectRunner({ source, clock, onResult: dispatch, onError });
  const queue = createFeedQueue(clock, (events) => dispatch({ type: 'received', events }), onError);
  const feed = createFeedConnection({ source, clock, queue, dispatch, onPresence });

  return {
    get: () => current,
    dispatch,
    start: feed.start,
    stop() {
      feed.stop();
      runner.stop();
      dispatch({ type: 'stopped' });
    },
    setLive: feed.setLive,
    retryFeed: feed.retryNow,
    setOpen: feed.setOpen,
  };
}
