import { createLazy } from '@pantau/core/lazy';
import { RETRY_MAX_MS } from '../alert/limits.ts';
import type { AlertTone } from './alert-sound.port.ts';
import type { ReminderOptions } from './reminder-options.ts';
import { type ReminderView, quietReminder } from './reminder-view.ts';
import type { RunningReminder } from './run-reminder.ts';

const reminderModule = createLazy(() => import('./start-reminder.ts'));

/** The urgent reminder of one mount; runs for users who can see urgent alerts (AC-2). */
export interface Reminder {
  /** False when the host has disabled the sound. */
  readonly hasSound: boolean;
  /** Called during a user gesture; plays a tone, by default that of urgent alerts. Resolves to whether it was audible. */
  readonly enableSound: (tone?: AlertTone) => Promise<boolean>;
  start(): void;
  stop(): void;
}

/** Loads the lazy reminder code only for users who have the reminder. */
export function createReminder(options: ReminderOptions): Reminder {
  const { clock, store, view, onError } = options;
  let running: RunningReminder | undefined;
  /** Ends the loading or running reminder; undefined while there is none. */
  let end: (() => void) | undefined;
  let unsubscribe: (() => void) | undefined;

  const show = (next: ReminderView): void => {
    const { isRaised, isBlocked, nextAt } = view.get();
    const isSame =
      next.isRaised === isRaised && next.isBlocked === isBlocked && next.nextAt === nextAt;
    if (!isSame) view.set(next);
  };

  const begin = (): void => {
    let isActive = true;
    let cancelRetry = (): void => {};
    end = () => {
      isActive = false;
      cancelRetry();
      running?.stop();
      running = undefined;
      end = undefined;
      show(quietReminder);
    };
    reminderModule.load().then(
      ({ startReminder }) => {
        if (isActive) running = startReminder(options, show);
      },
      (error: unknown) => {
        if (!isActive) return;
        onError(error);
        // The tab is offline, or a new deployment has removed the file.
        cancelRetry = clock.setTimeout(begin, RETRY_MAX_MS);
      },
    );
  };

  let namespace: string | undefined;
  const decide = (): void => {
    const isForUser = store.get().list.canSeeUrgent === true;
    const next = options.scope.get();
    // Another user's reminder has its own turn among the tabs, and its own stored state.
    if (!isForUser || next !== namespace) end?.();
    namespace = next;
    if (isForUser && end === undefined) begin();
  };

  return {
    hasSound: options.sound !== null,
    enableSound: (tone) => running?.enableSound(tone) ?? Promise.resolve(false),
    start() {
      const unsubscribers = [
        store.subscribe(({ list }) => list.canSeeUrgent, decide),
        options.scope.subscribe(decide),
      ];
      unsubscribe = () => unsubscribers.forEach((leave) => leave());
      decide();
    },
    stop() {
      unsubscribe?.();
      end?.();
    },
  };
}
