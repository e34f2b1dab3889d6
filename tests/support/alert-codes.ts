/** Alert codes by the urgency that the demo company's rules give them for its manager and dispatcher. */
export const alertCodes = {
  urgent: 53,
  important: 10,
  /** Opens its preview by itself. */
  emergency: 1,
} as const;
