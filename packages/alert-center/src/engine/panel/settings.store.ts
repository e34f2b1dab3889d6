import type { KeyValueStore } from '@pantau/core';
import { boolean, fallback, object, optional, picklist, pipe, transform, union } from 'valibot';
import { type StorageScope, createScopedPersisted } from '../state/storage-scope.ts';
import { REMINDER_MINUTES } from '../alert/limits.ts';
import { type AlertSettings, defaultSettings } from './reminder-interval.ts';

/** The user's settings of the alert centre. */
export interface SettingsState {
  /** Returns the same object until it changes. */
  readonly get: () => AlertSettings;
  readonly change: (change: Partial<AlertSettings>) => void;
  /** Calls the listener after each change, in this tab or another. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

const minutes = picklist(REMINDER_MINUTES);
type Chosen = 'stacksRepeats' | 'soundsImportant' | 'notifies';

const flag = (name: keyof Omit<AlertSettings, 'minutes' | Chosen>) =>
  fallback(optional(boolean(), defaultSettings[name]), defaultSettings[name]);

/** Stored once the user has chosen. */
const chosen = fallback(optional(boolean()), undefined);

const schema = union([
  object({
    minutes,
    isSoundOn: flag('isSoundOn'),
    showsPreviews: flag('showsPreviews'),
    asksBeforeResolve: flag('asksBeforeResolve'),
    asksBeforeCheckAgain: flag('asksBeforeCheckAgain'),
    movesOn: flag('movesOn'),
    stacksRepeats: chosen,
    soundsImportant: chosen,
    notifies: chosen,
  }),
  // The minutes alone, the format of older versions.
  pipe(
    minutes,
    transform((alone): AlertSettings => ({ ...defaultSettings, minutes: alone })),
  ),
]);

/**
 * Persists the settings under `reminderSetting`, shared with other tabs. Unreadable settings are reported
 * to `onError` and replaced by the defaults.
 */
export function createSettingsState(
  store: KeyValueStore,
  scope: StorageScope,
  onError: (error: unknown) => void,
): SettingsState {
  const stored = createScopedPersisted<AlertSettings>({
    store,
    scope,
    key: 'reminderSetting',
    schema,
    fallback: defaultSettings,
    onError,
  });
  return {
    get: stored.get,
    change: (change) => stored.set({ ...stored.get(), ...change }),
    subscribe: stored.subscribe,
  };
}
