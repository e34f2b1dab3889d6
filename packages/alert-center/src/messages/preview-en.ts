/** English words of previews, camera evidence and calls. */
export const en = {
  // Windows
  limitNotification: 'At most {{most}} alerts can be open at once',

  // Content

  // Evidence
  deviceUnreachable: 'The device of {{plate}} has not reported for over 10 minutes',
  mediaNotFound: 'The camera of {{plate}} has no video of this time',

  // Calls
} as const;
