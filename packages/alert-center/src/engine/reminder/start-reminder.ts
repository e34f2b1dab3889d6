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

/** What is known in these may long be over. */
const untold: ReadonlySet<string> = new Set(['connecting', 'reconnecting', 'cutOff']);

/** The reminder over one mount's live view; loaded for those who have one. */
export function startReminder(
  options: ReminderOptions,
  onView: (view: ReminderView) => void,
): RunningReminder {
  const { store, source, clock, storage, storageNamespace, settings, onError } = options;
  const isOurs = options.sound === undefined;
  const sound = options.sound === undefined ? createWebAudioSound(clock) : options.sound;

  const urgentIn = ({ list: { countsView, connection } }: WithList): number | null => {
    return countsView.isKnown && !untold.has(connection.view.state) ? countsView.urgent : null;
  };

  const reminder = runReminder({
    clock,
    settings,
    stored: createStoredReminder(storage, storageNamespace, onError),
    lock: options.tabLock ?? createBrowserTabLock(),
    lockName: `pantau:${namespacedKey('alertCenterRepeatInterval', storageNamespace)}`,
    sound,
    countUnresolved: (signal) => source.countUnresolved(windowOf(store.get().list), signal),
    urgentNow: () => urgentIn(store.get()),
    onView,
    onError,
  });

  const leaveCounts = store.subscribe(urgentIn, () => reminder.countsChanged());
  const leaveArrivals = watchArrivals(store, (arrivals) => {
    const isUrgent = arrivals.some((one) => one.urgency === 'urgent' && isUnresolved(one.alert));
    if (isUrgent) reminder.urgentArrived();
  });

  return {
    ...reminder,
    stop() {
      leaveArrivals();
      leaveCounts();
      reminder.stop();
      if (isOurs) sound?.close?.();
    },
  };
}
