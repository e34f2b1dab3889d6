import { useMemo } from 'react';
import type { ReminderView } from '../engine/reminder/reminder-view.ts';
import type { AlertCenterState } from '../engine/store.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useStoreValue } from './use-store-value.ts';

export interface Reminder extends ReminderView {
  /** False where the host wants no sound. */
  readonly hasSound: boolean;
  /** Called while the user presses something. Resolves to whether reminders will be heard. */
  readonly enableSound: () => Promise<boolean>;
}

const reminderOf = ({ reminder }: AlertCenterState): ReminderView => reminder;

/** The urgent reminder (spec alerts §4): whether it is raised, and whether the browser lets it sound. */
export function useReminder(): Reminder {
  const { actions, hasSound } = useAlertCenter();
  const view = useStoreValue(reminderOf);
  const { enableSound } = actions.reminder;
  return useMemo(() => ({ ...view, hasSound, enableSound }), [view, hasSound, enableSound]);
}
