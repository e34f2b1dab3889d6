import type { Clock, KeyValueStore } from '@pantau/core';
import type { AlertSource } from '../list/alert-source.port.ts';
import type { ListObservable } from '../list/selectors.ts';
import type { SettingsState } from '../panel/settings.store.ts';
import type { StorageScope } from '../state/storage-scope.ts';
import type { Slot } from '../state/state.ts';
import type { AlertSound } from './alert-sound.port.ts';
import type { ReminderView } from './reminder-view.ts';
import type { TabLock } from './tab-lock.port.ts';

export interface ReminderOptions {
  readonly store: ListObservable;
  readonly view: Slot<ReminderView>;
  readonly source: AlertSource;
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  /** Tabs of one scope remind only once. */
  readonly scope: StorageScope;
  readonly settings: SettingsState;
  /** `null` disables the sound. Defaults to a generated tone. */
  readonly sound: AlertSound | null | undefined;
  /** Defaults to the browser's locks. */
  readonly tabLock: TabLock | undefined;
  readonly onError: (error: unknown) => void;
}
