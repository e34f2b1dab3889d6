import type { Clock, KeyValueStore } from '@pantau/core';
import type { AlertSource } from '../list/alert-source.port.ts';
import type { ListObservable } from '../list/selectors.ts';
import type { SettingsState } from '../panel/settings.store.ts';
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
  readonly storageNamespace: string | undefined;
  readonly settings: SettingsState;
  /** Null: never sounds. Left out: a tone of our own. */
  readonly sound: AlertSound | null | undefined;
  /** Left out: the browser's. */
  readonly tabLock: TabLock | undefined;
  readonly onError: (error: unknown) => void;
}
