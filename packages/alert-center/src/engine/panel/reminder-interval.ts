import { REMINDER_DEFAULT_MINUTES, type REMINDER_MINUTES } from '../alert/limits.ts';

/** Minutes between two checks for urgent unresolved alerts; 0: none. */
export type ReminderMinutes = (typeof REMINDER_MINUTES)[number];

/** What the user has chosen in the alert centre's settings menu. */
export interface AlertSettings {
  readonly minutes: ReminderMinutes;
  /** Urgent alerts and reminders sound. */
  readonly isSoundOn: boolean;
  /** Alerts of auto-popup rules open a preview. */
  readonly showsPreviews: boolean;
  /** Asks before an alert is marked resolved, or is checked again. */
  readonly asksBeforeResolve: boolean;
}

/** What holds until the user chooses (spec alerts §4, Urgent reminder). */
export const defaultSettings: AlertSettings = {
  minutes: REMINDER_DEFAULT_MINUTES,
  isSoundOn: true,
  showsPreviews: true,
  asksBeforeResolve: true,
};
