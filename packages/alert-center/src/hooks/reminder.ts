import { useMemo } from 'react';
import type { AlertTone } from '../engine/reminder/alert-sound.port.ts';
import type { ReminderView } from '../engine/reminder/reminder-view.ts';
import type { AlertCenterState } from '../engine/store-state.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useStoreValue } from './use-store-value.ts';

export interface Reminder extends ReminderView {
  /** `false` if the host disabled sound. */
  readonly hasSound: boolean;
  /** Must be called from a user gesture; plays a tone, by default that of urgent alerts. Resolves to whether it was audible. */
  readonly enableSound: (tone?: AlertTone) => Promise<boolean>;
}

const reminderOf = ({ reminder }: AlertCenterState): ReminderView => reminder;

/** The reminder for urgent alerts: whether it is shown, and whether the browser allows its sound. */
export function useReminder(): Reminder {
  const { actions, hasSound } = useAlertCenter();
  const view = useStoreValue(reminderOf);
  const { enableSound } = actions.reminder;
  return useMemo(() => ({ ...view, hasSound, enableSound }), [view, hasSound, enableSound]);
}
