/** English texts of the alert centre's settings in an account menu. */
export const en = {
  preferences: 'Alerts',
  sound: 'Sound of urgent alerts',
  autoOpen: 'Open new alerts automatically',
  stacks: 'Repeated alerts in one row',
  asksBeforeResolve: 'Confirm before marking resolved',
  asksBeforeCheckAgain: 'Confirm before checking again',
  movesOn: 'Continue with the next alert when done',
} as const;
