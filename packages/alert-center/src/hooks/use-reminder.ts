import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { ReminderView } from '../engine/reminder/reminder-view.ts';
import { useAlertCenter } from './alert-center-context.ts';

export interface Reminder extends ReminderView {
  /** False where the host wants no sound. */
  readonly hasSound: boolean;
  /** Called while the user presses something. Resolves to whether reminders will be heard. */
  readonly enableSound: () => Promise<boolean>;
}

/** The urgent reminder (spec alerts §4): whether it is raised, and whether the browser lets it sound. */
export function useReminder(): Reminder {
  const { jotai, reminder } = useAlertCenter();
  const view = useAtomValue(reminder.view, { store: jotai });
  return useMemo(
    () => ({ ...view, hasSound: reminder.hasSound, enableSound: reminder.enableSound }),
    [view, reminder],
  );
}
