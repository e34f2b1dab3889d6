import type { AlertId } from '../alert/alert.ts';
import type { AlertView } from '../list/list-state.ts';
import { offsetOf } from '../list/server-clock.ts';
import { watchArrivals } from '../list/watch-arrivals.ts';
import type { TabLock } from '../reminder/tab-lock.port.ts';
import {
  type NotificationBoardOptions,
  alertOfTag,
  createNotificationBoard,
} from './notification-board.ts';
import { type PageVisibility, createTabSight } from './tab-sight.ts';

export interface RunNotificationsOptions extends Omit<
  NotificationBoardOptions,
  'name' | 'isShowing'
> {
  readonly page: PageVisibility;
  readonly lock: TabLock;
  /** Tabs of one scope notify once, and do not touch the notifications of another. */
  readonly namespace: string | undefined;
  /** The user pressed the notification of an alert, or of several: `null`. */
  readonly onPress: (id: AlertId | null) => void;
}

/**
 * Notifies of urgent alerts while no tab of the user is in sight. Every tab plans the same, so that another can go on
 * when the one that notifies is closed. Returns a function that stops it and closes what is shown.
 */
export function runNotifications(options: RunNotificationsOptions): () => void {
  const { store, clock, notifier, page, lock, onError } = options;
  const name = ['pantau', options.namespace, 'alertNotifications'].filter(Boolean).join(':');
  const openedOn = clock.now();
  let isLeader = false;
  let isStopped = false;
  let turn = Promise.resolve();
  const board = createNotificationBoard({
    ...options,
    name,
    isShowing: () => isLeader && !isStopped,
  });
  const sight = createTabSight(lock, `${name}:shown`, page);

  const receive = async (ids: readonly AlertId[]): Promise<void> => {
    if (isStopped || !page.isHidden()) return;
    if (isLeader && (await sight.isAnyShown())) {
      board.clear();
      return;
    }
    if (isStopped || !page.isHidden()) return;
    board.add(ids, openedOn + offsetOf(store.get().list));
  };

  const onArrivals = (arrivals: readonly AlertView[]): void => {
    const oldestFirst = [...arrivals].sort(
      (one, other) => one.alert.createdOn - other.alert.createdOn,
    );
    const ids = oldestFirst.map(({ alert }) => alert.id);
    turn = turn.then(() => receive(ids)).catch(onError);
  };

  const ends = [
    lock.hold(name, () => {
      isLeader = true;
    }),
    sight.stop,
    page.subscribe(() => {
      if (!page.isHidden()) board.clear();
    }),
    watchArrivals(store, onArrivals),
    store.subscribe(({ list }) => list.entities, board.review),
    notifier.onPress((tag) => {
      const id = alertOfTag(name, tag);
      if (id !== undefined) options.onPress(id);
    }),
  ];

  return () => {
    board.clear();
    isStopped = true;
    for (const end of ends) end();
  };
}
