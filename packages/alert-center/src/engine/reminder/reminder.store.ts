import { createLazy } from '@pantau/core/lazy';
import type { Clock, KeyValueStore } from '@pantau/core';
import { type PrimitiveAtom, atom } from 'jotai';
import { RETRY_LONGEST_MS } from '../alert/limits.ts';
import type { AlertSound } from './alert-sound.port.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import type { TabLock } from './tab-lock.port.ts';
import type { SettingsState } from '../panel/settings.store.ts';
import type { WatchedStore } from '../list/watch-arrivals.ts';
import { type ReminderView, quietReminder } from './reminder-view.ts';
import type { RunningReminder } from './run-reminder.ts';

const reminderModule = createLazy(() => import('./start-reminder.ts'));

export interface ReminderOptions {
  readonly watched: WatchedStore;
  readonly source: AlertSource;
  readonly clock: Clock;
  readonly store: KeyValueStore;
  readonly storageNamespace: string | undefined;
  readonly settings: SettingsState;
  /** Null: never sounds. Left out: a tone of our own. */
  readonly sound: AlertSound | null | undefined;
  /** Left out: the browser's. */
  readonly tabLock: TabLock | undefined;
  readonly onError: (error: unknown) => void;
}

/** The urgent reminder of one mount; it runs for users who see urgent alerts (spec alerts §6). */
export interface Reminder {
  readonly view: PrimitiveAtom<ReminderView>;
  /** False where the host wants none. */
  readonly hasSound: boolean;
  /** Called while the user presses something. Resolves to whether reminders will be heard. */
  readonly enableSound: () => Promise<boolean>;
  start(): void;
  stop(): void;
}

/** Loads the reminder itself only for those who have one. */
export function createReminder(options: ReminderOptions): Reminder {
  const { clock, onError } = options;
  const { atoms, jotai } = options.watched;
  const view = atom(quietReminder);
  let running: RunningReminder | undefined;
  /** Ends what has been begun; undefined while nothing has. */
  let end: (() => void) | undefined;
  let leave: (() => void) | undefined;

  const show = (next: ReminderView): void => {
    const { isRaised, isBlocked, nextAt } = jotai.get(view);
    const isSame =
      next.isRaised === isRaised && next.isBlocked === isBlocked && next.nextAt === nextAt;
    if (!isSame) jotai.set(view, next);
  };

  const begin = (): void => {
    let isWanted = true;
    let cancelRetry = (): void => {};
    end = () => {
      isWanted = false;
      cancelRetry();
      running?.stop();
      running = undefined;
      end = undefined;
      show(quietReminder);
    };
    reminderModule.load().then(
      ({ startReminder }) => {
        if (isWanted) running = startReminder(options, show);
      },
      (error: unknown) => {
        if (!isWanted) return;
        onError(error);
        // Offline, or a newer version has replaced it.
        cancelRetry = clock.setTimeout(begin, RETRY_LONGEST_MS);
      },
    );
  };

  const decide = (): void => {
    const isForUser = jotai.get(atoms.state).canSeeUrgent === true;
    if (isForUser && end === undefined) begin();
    else if (!isForUser) end?.();
  };

  return {
    view,
    hasSound: options.sound !== null,
    enableSound: () => running?.enableSound() ?? Promise.resolve(false),
    start() {
      leave = jotai.sub(atoms.state, decide);
      decide();
    },
    stop() {
      leave?.();
      end?.();
    },
  };
}
