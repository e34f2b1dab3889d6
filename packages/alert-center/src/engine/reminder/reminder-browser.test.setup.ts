import { type ManualClock, createFakeStore, createManualClock } from '@pantau/core/testing';
import { vi } from 'vitest';
import type { AlertSettings } from '../panel/reminder-interval.ts';
import type { AlertSound } from './alert-sound.port.ts';
import { fixedScope } from '../state/storage-scope.ts';
import { createSettingsState } from '../panel/settings.store.ts';
import { createFakeTabLock } from './fake-tab-lock.test.setup.ts';
import { type ReminderView, quietReminder } from './reminder-view.ts';
import { runReminder } from './run-reminder.ts';
import { createStoredReminder } from './stored-reminder.ts';

export const MINUTE_MS = 60_000;
export const start = Date.UTC(2026, 10, 20, 7, 32);

/** A browser with the state that its tabs share. */
export function browser(initial: Readonly<Record<string, string>> = {}) {
  const clock: ManualClock = createManualClock(start);
  const store = createFakeStore(initial);
  const locks = createFakeTabLock();
  const server = { urgent: 2 as number | null, fails: undefined as Error | undefined };
  const checks = vi.fn(() =>
    server.fails === undefined
      ? Promise.resolve({ urgent: server.urgent, important: 4 })
      : Promise.reject(server.fails),
  );
  const errors: unknown[] = [];
  const onError = (error: unknown): void => void errors.push(error);

  const tab = (sounds: 'played' | 'blocked' | null = 'played', lock = locks) => {
    const outcome = { is: sounds };
    const play = vi.fn<AlertSound['play']>(() => Promise.resolve(outcome.is ?? 'blocked'));
    const sound: AlertSound | null =
      sounds === null
        ? null
        : {
            play,
            unlock: () => {
              outcome.is = 'played';
              return Promise.resolve(true);
            },
          };
    const live = { urgent: server.urgent, hasEmergency: false };
    let view: ReminderView = quietReminder;
    const settings = createSettingsState(store, fixedScope(), onError);
    const reminder = runReminder({
      clock,
      settings,
      stored: createStoredReminder(store, undefined, onError),
      lock,
      lockName: 'reminder',
      sound,
      countUnresolved: checks,
      urgentNow: () => live.urgent,
      hasEmergency: () => live.hasEmergency,
      onView: (next) => {
        view = next;
      },
      onError,
    });
    return {
      ...reminder,
      play,
      setting: (change: Partial<AlertSettings>) => settings.change(change),
      view: () => view,
      /** Sets the count of the live view. */
      setUrgent: (urgent: number | null) => {
        live.urgent = urgent;
        reminder.countsChanged();
      },
      /** Whether an emergency of the live view keeps sounding. */
      setEmergency: (hasEmergency: boolean) => {
        live.hasEmergency = hasEmergency;
        reminder.countsChanged();
      },
    };
  };
  const stored = (key: string): unknown => JSON.parse(store.getItem(key) ?? 'null');
  return {
    clock,
    store,
    server,
    checks,
    errors,
    tab,
    repetition: () => stored('alertCenterRepeatInterval'),
    counts: () => stored('alertCenterUnresolvedCounts'),
    pass: (minutes: number) => clock.advance(minutes * MINUTE_MS),
  };
}
