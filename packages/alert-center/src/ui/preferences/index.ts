/** The user's own settings of the alert centre, for the account menu of a host. */
export { AlertPreferences } from './alert-preferences.tsx';
export { type ReminderChoice, useReminderChoice } from './use-reminder-choice.ts';
export { preferencesMessages } from '../../messages/preferences-messages.ts';
