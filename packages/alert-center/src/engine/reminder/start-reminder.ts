import { namespacedKey } from '@pantau/core/base';
import { isUnresolved } from '../alert/alert.ts';
import type { AlertListState } from '../list/list-state.ts';
import type { WithList } from '../list/selectors.ts';
import { windowOf } from '../list/requests.ts';
import { createWebAudioSound } from './web-audio-sound.ts';
import { watchArrivals } from '../list/watch-arrivals.ts';
import { createBrowserTabLock } from './browser-tab-lock.ts';
import type { ReminderOptions } from './reminder-options.ts';
import type { ReminderView } from './reminder-view.ts';
import { type RunningReminder, runReminder } from './run-reminder.ts';
import { hasSoundingEmergency } from './sounding-emergency.ts';
import { createStoredReminder } from './stored-reminder.ts';

/** Connection states in which the counts may be out of date. */
const unreliableStates: ReadonlySet<string> = new Set([
  'connecting',
  'reconnecting',
  'disconnected',
]);

/** The unresolved urgent alerts that the user snoozes, as far as they are loaded; only the source knows all of them. */
function countSnoozed({ snoozeEnds, entities }: AlertListState): number {
  if (snoozeEnds.size === 0) return 0;
  return [...entities.values()].filter(
    ({ urgency, view }) => urgency === 'urgent' && view.snoozed && isUnresolved(view.alert),
  ).length;
}

/** Starts the reminder on the live view of one mount. Lazy: loads for users who have the reminder. */
export function startReminder(
  options: ReminderOptions,
  onView: (view: ReminderView) => void,
): RunningReminder {
  const { store, source, clock, storage, settings, onError } = options;
  const namespace = options.scope.get();
  const isDefaultSound = options.sound === undefined;
  const sound = options.sound === undefined ? createWebAudioSound(clock) : options.sound;

  const urgentIn = ({ list }: WithList): number | null => {
    const { countsView, connection } = list;
    if (!countsView.isKnown || unreliableStates.has(connection.view.state)) return null;
    return countsView.urgent === null ? null : countsView.urgent - countSnoozed(list);
  };

  const openedOn = clock.now();
  const hasEmergencyIn = ({ list }: WithList): boolean => hasSoundingEmergency(list, openedOn);

  const reminder = runReminder({
    clock,
    settings,
    stored: createStoredReminder(storage, namespace, onError),
    lock: options.tabLock ?? createBrowserTabLock(),
    lockName: `pantau:${namespacedKey('alertCenterRepeatInterval', namespace)}`,
    sound,
    countUnresolved(signal) {
      const { list } = store.get();
      const range = windowOf(list);
      const withoutSnoozed = list.snoozeEnds.size > 0;
      return source.countUnresolved(withoutSnoozed ? { ...range, withoutSnoozed } : range, signal);
    },
    urgentNow: () => urgentIn(store.get()),
    hasEmergency: () => hasEmergencyIn(store.get()),
    onView,
    onError,
  });

  const unsubscribers = [
    store.subscribe(urgentIn, () => reminder.countsChanged()),
    store.subscribe(hasEmergencyIn, () => reminder.countsChanged()),
  ];
  const unsubscribeArrivals = watchArrivals(store, (arrivals) => {
    const open = arrivals.filter(({ alert }) => isUnresolved(alert));
    if (open.length === 0) return;
    reminder.arrived(open.some(({ urgency }) => urgency === 'urgent') ? 'urgent' : 'important');
  });

  return {
    ...reminder,
    stop() {
      unsubscribeArrivals();
      for (const end of unsubscribers) end();
      reminder.stop();
      if (isDefaultSound) sound?.close?.();
    },
  };
}
