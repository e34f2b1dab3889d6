/** English texts of what opens a prompt. */
export const en = {
  giveFeedback: 'Feedback',
  recommend: 'Recommend',
  backToOldVersion: 'Back to version 1',
} as const;
