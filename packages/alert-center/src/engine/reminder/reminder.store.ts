import { createLazy } from '@pantau/core/lazy';
import { RETRY_LONGEST_MS } from '../alert/limits.ts';
import type { ReminderOptions } from './reminder-options.ts';
import { type ReminderView, quietReminder } from './reminder-view.ts';
import type { RunningReminder } from './run-reminder.ts';

const reminderModule = createLazy(() => import('./start-reminder.ts'));

/** The urgent reminder of one mount; it runs for users who see urgent alerts (spec alerts §6). */
export interface Reminder {
  /** False where the host wants none. */
  readonly hasSound: boolean;
  /** Called while the user presses something. Resolves to whether reminders will be heard. */
  readonly enableSound: () => Promise<boolean>;
  start(): void;
  stop(): void;
}

/** Loads the reminder itself only for those who have one. */
export function createReminder(options: ReminderOptions): Reminder {
  const { clock, store, view, onError } = options;
  let running: RunningReminder | undefined;
  /** Ends what has been begun; undefined while nothing has. */
  let end: (() => void) | undefined;
  let leave: (() => void) | undefined;

  const show = (next: ReminderView): void => {
    const { isRaised, isBlocked, nextAt } = view.get();
    const isSame =
      next.isRaised === isRaised && next.isBlocked === isBlocked && next.nextAt === nextAt;
    if (!isSame) view.set(next);
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
    const isForUser = store.get().list.canSeeUrgent === true;
    if (isForUser && end === undefined) begin();
    else if (!isForUser) end?.();
  };

  return {
    hasSound: options.sound !== null,
    enableSound: () => running?.enableSound() ?? Promise.resolve(false),
    start() {
      leave = store.subscribe(({ list }) => list.canSeeUrgent, decide);
      decide();
    },
    stop() {
      leave?.();
      end?.();
    },
  };
}
