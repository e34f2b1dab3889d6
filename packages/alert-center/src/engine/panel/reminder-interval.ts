import { REMINDER_DEFAULT_MINUTES, type ReminderMinutes } from '../alert/limits.ts';

/** The user's choices in the settings menu. */
export interface AlertSettings {
  readonly minutes: ReminderMinutes;
  /** Urgent alerts and reminders play a sound. */
  readonly isSoundOn: boolean;
  /** Alerts whose rule auto-opens open a preview. */
  readonly showsPreviews: boolean;
  /** Asks for confirmation before a single alert is resolved. */
  readonly asksBeforeResolve: boolean;
  /** Asks for confirmation before a single alert is checked again. */
  readonly asksBeforeCheckAgain: boolean;
  /** After the user has settled one alert, the focus goes on to the next unresolved one. */
  readonly movesOn: boolean;
  /** Repeats of an event on a vehicle share a row. Until the user chooses, they do while many alerts are unresolved. */
  readonly stacksRepeats?: boolean | undefined;
  /** Important alerts play a tone, too, while `isSoundOn`; off unless true. */
  readonly soundsImportant?: boolean | undefined;
  /** Urgent alerts show notifications of the browser while no page is in sight; off unless true. */
  readonly notifies?: boolean | undefined;
}

/** The settings until the user changes them (AC-55). */
export const defaultSettings: AlertSettings = {
  minutes: REMINDER_DEFAULT_MINUTES,
  isSoundOn: true,
  showsPreviews: true,
  asksBeforeResolve: true,
  asksBeforeCheckAgain: true,
  movesOn: false,
};
