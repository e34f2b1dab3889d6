/** Alert codes of the demo company's rules, by what they mean to its manager and its dispatcher. */
export const codes = {
  urgent: 53,
  important: 10,
} as const;
