import { namespacedKey } from '@pantau/core';
import { isUnresolved } from '../alert/alert.ts';
import { windowOf } from '../list/requests.ts';
import { createWebAudioSound } from './web-audio-sound.ts';
import { watchArrivals } from '../list/watch-arrivals.ts';
import { createBrowserTabLock } from './browser-tab-lock.ts';
import type { ReminderOptions } from './reminder.store.ts';
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
  const { watched, source, clock, store, storageNamespace, settings, onError } = options;
  const { atoms, jotai } = watched;
  const isOurs = options.sound === undefined;
  const sound = options.sound === undefined ? createWebAudioSound(clock) : options.sound;

  const urgentNow = (): number | null => {
    const { countsView, connection } = jotai.get(atoms.state);
    return countsView.isKnown && !untold.has(connection.view.state) ? countsView.urgent : null;
  };

  const reminder = runReminder({
    clock,
    settings,
    stored: createStoredReminder(store, storageNamespace, onError),
    lock: options.tabLock ?? createBrowserTabLock(),
    lockName: `pantau:${namespacedKey('alertCenterRepeatInterval', storageNamespace)}`,
    sound,
    countUnresolved: (signal) => source.countUnresolved(windowOf(jotai.get(atoms.state)), signal),
    urgentNow,
    onView,
    onError,
  });

  let urgent = urgentNow();
  const leaveCounts = jotai.sub(atoms.state, () => {
    const next = urgentNow();
    if (next === urgent) return;
    urgent = next;
    reminder.countsChanged();
  });
  const leaveArrivals = watchArrivals(watched, (arrivals) => {
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
