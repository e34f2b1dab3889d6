import { namespacedKey } from '@pantau/core';
import { isUnresolved } from '../alert/alert.ts';
import type { WithList } from '../list/selectors.ts';
import { windowOf } from '../list/requests.ts';
import { createWebAudioSound } from './web-audio-sound.ts';
import { watchArrivals } from '../list/watch-arrivals.ts';
import { createBrowserTabLock } from './browser-tab-lock.ts';
import type { ReminderOptions } from './reminder-options.ts';
import type { ReminderView } from './reminder-view.ts';
import { type RunningReminder, runReminder } from './run-reminder.ts';
import { createStoredReminder } from './stored-reminder.ts';

/** Connection states in which the counts may be out of date. */
const unreliableStates: ReadonlySet<string> = new Set([
  'connecting',
  'reconnecting',
  'disconnected',
]);

/** Starts the reminder on the live view of one mount. Lazy: loads for users who have the reminder. */
export function startReminder(
  options: ReminderOptions,
  onView: (view: ReminderView) => void,
): RunningReminder {
  const { store, source, clock, storage, settings, onError } = options;
  const namespace = options.scope.get();
  const isDefaultSound = options.sound === undefined;
  const sound = options.sound === undefined ? createWebAudioSound(clock) : options.sound;

  const urgentIn = ({ list: { countsView, connection } }: WithList): number | null => {
    return countsView.isKnown && !unreliableStates.has(connection.view.state)
      ? countsView.urgent
      : null;
  };

  const reminder = runReminder({
    clock,
    settings,
    stored: createStoredReminder(storage, namespace, onError),
    lock: options.tabLock ?? createBrowserTabLock(),
    lockName: `pantau:${namespacedKey('alertCenterRepeatInterval', namespace)}`,
    sound,
    countUnresolved: (signal) => source.countUnresolved(windowOf(store.get().list), signal),
    urgentNow: () => urgentIn(store.get()),
    onView,
    onError,
  });

  const unsubscribeCounts = store.subscribe(urgentIn, () => reminder.countsChanged());
  const unsubscribeArrivals = watchArrivals(store, (arrivals) => {
    const isUrgent = arrivals.some(
      ({ urgency, alert }) => urgency === 'urgent' && isUnresolved(alert),
    );
    if (isUrgent) reminder.urgentArrived();
  });

  return {
    ...reminder,
    stop() {
      unsubscribeArrivals();
      unsubscribeCounts();
      reminder.stop();
      if (isDefaultSound) sound?.close?.();
    },
  };
}
