/** English texts of the settings of the alert centre, which load with the panel. */
export const en = {
  settings: 'Alert settings',
  reminder: 'Urgent reminder',
  reminderEvery: 'Reminder {{time}}',
  reminderOff: 'No reminder',
  reminderNone: 'None',
  settingSound: 'Sound',
  settingPreviews: 'Previews of new alerts',
  settingAsks: 'Confirm before marking resolved',
  settingAsksCheckAgain: 'Confirm before checking again',
  settingMovesOn: 'Continue with the next alert when done',
  settingStacks: 'Repeated alerts in one row',
  ruleSettings: 'Notification settings',
  changed: 'Reminder changed: {{interval}}',
  quickNotes: 'Quick notes…',
} as const;
