import type { Clock } from '@pantau/core';
import { type Alert, type AlertId, type Urgency, isUnread } from '../alert/alert.ts';
import { STRIP_SIZE } from '../alert/limits.ts';
import { isSnoozed } from '../alert/snooze.ts';
import { emptySearch } from './alert-search.ts';
import type { AlertSource } from './alert-source.port.ts';
import { holdIds } from './hold-ids.ts';
import type { AlertListEvent } from './list-events.ts';
import { type AlertListState, urgencies } from './list-state.ts';
import { windowOf } from './requests.ts';
import type { ListObservable } from './selectors.ts';
import { serverNow } from './server-clock.ts';

/** Alerts per request. */
const PAGE = 100;

/** Minimum interval between two searches: while everything unread is snoozed, each arrival changes the counts. */
const AGAIN_MS = 5_000;

export interface UnreadBelowOptions {
  readonly source: Pick<AlertSource, 'listAlerts' | 'countUnresolved' | 'listSnoozes'>;
  readonly clock: Clock;
  readonly list: ListObservable;
  readonly dispatch: (event: AlertListEvent) => void;
  readonly onError: (error: unknown) => void;
}

const seenUrgencies = ({ canSeeUrgent }: AlertListState): readonly Urgency[] =>
  urgencies.filter((one) => one === 'important' || canSeeUrgent === true);

/**
 * Whether unread alerts are left although the strip is empty: below the loaded rows, or all of them snoozed. With the few
 * rows of a bell, the strip must not be short of one either.
 */
function isStripWanting(state: AlertListState): boolean {
  const { strip, countsView, connection, lists, isBrief } = state;
  if (connection.view.state !== 'live') return false;
  if (!seenUrgencies(state).every((one) => lists[one].isLoaded)) return false;
  return strip.length < Math.min(isBrief ? STRIP_SIZE : 1, countsView.unread);
}

async function isAllSnoozed(
  { source, list }: UnreadBelowOptions,
  signal: AbortSignal,
): Promise<boolean> {
  const state = list.get().list;
  if (source.listSnoozes === undefined || state.snoozeEnds.size === 0) return false;
  const range = { ...windowOf(state), withoutSnoozed: true };
  const { unread } = await source.countUnresolved(range, signal);
  return (unread.urgent ?? 0) + unread.important === 0;
}

/** Calls `onChange` when the strip may have become wanting, and `onLive` when the connection comes or goes. */
function watchStrip(
  list: ListObservable,
  onChange: () => void,
  onSnoozes: () => void,
  onLive: (live: boolean) => void,
): () => void {
  const unsubscribers = [
    list.subscribe((now) => now.list.strip, onChange),
    list.subscribe((now) => now.list.countsView, onChange),
    list.subscribe((now) => now.list.lists, onChange),
    list.subscribe((now) => now.list.snoozeEnds, onSnoozes),
    list.subscribe((now) => now.list.connection.view.state === 'live', onLive),
  ];
  return () => unsubscribers.forEach((end) => end());
}

/**
 * Finds unread alerts below the loaded rows while every loaded one is read, settled or snoozed, and holds them, so that
 * the strip shows them (AC-761). Returns a function that ends this.
 */
export function watchUnreadBelow(options: UnreadBelowOptions): () => void {
  const { source, clock, list, dispatch, onError } = options;
  const aborter = new AbortController();
  const { signal } = aborter;
  const holder = {};
  let isBusy = false;
  let isAgain = false;
  /** Every unread alert that may interrupt was known; later ones arrive by themselves. */
  let hasAll = false;
  let cancelPause = (): void => {};

  const state = (): AlertListState => list.get().list;

  /** The newest ones of a list that may interrupt the user. */
  const find = async (urgency: Urgency): Promise<readonly Alert[]> => {
    const search = { ...emptySearch, unreadOnly: true };
    const limit = state().isBrief && state().snoozeEnds.size === 0 ? STRIP_SIZE : PAGE;
    let after: string | null | undefined;
    do {
      const page = await source.listAlerts(
        {
          ...{ urgency, search, range: windowOf(state()), unresolvedOnly: true, limit },
          ...(after ? { after } : {}),
        },
        signal,
      );
      const now = serverNow({ clock: state().clock, now: clock.now() });
      const found = page.alerts.filter(
        (alert) => isUnread(alert) && !isSnoozed(state().snoozeEnds, alert, now),
      );
      if (found.length > 0) return found.slice(0, STRIP_SIZE);
      after = page.hasMore ? page.endCursor : null;
    } while (after);
    return [];
  };

  const search = async (): Promise<void> => {
    const { head } = state().sequence;
    if (await isAllSnoozed(options, signal)) return;
    const found = await Promise.all(seenUrgencies(state()).map(find));
    if (signal.aborted) return;
    const alerts = found.flat();
    hasAll = found.every(({ length }) => length < STRIP_SIZE);
    hold(alerts.map(({ id }) => id));
    dispatch({ type: 'alertsRead', alerts, headAtStart: head });
  };

  const hold = (ids: readonly AlertId[]): void => holdIds(dispatch, holder, ids);

  const look = (): void => {
    if (signal.aborted || !isStripWanting(state())) return;
    if (hasAll && state().strip.length > 0) return;
    isAgain = isBusy;
    if (isBusy) return;
    isBusy = true;
    const rest = (): void => {
      if (signal.aborted) return;
      cancelPause = clock.setTimeout(() => {
        isBusy = false;
        if (isAgain) look();
      }, AGAIN_MS);
    };
    search().then(rest, (error: unknown) => {
      if (signal.aborted) return;
      onError(error);
      isAgain = true;
      rest();
    });
  };

  const lookAfresh = (): void => {
    hasAll = false;
    look();
  };
  const unsubscribe = watchStrip(list, look, lookAfresh, (live) => {
    // Below the rows, changes may have been missed.
    if (live) lookAfresh();
    else hold([]);
  });
  look();
  return () => {
    aborter.abort();
    cancelPause();
    unsubscribe();
    hold([]);
  };
}
