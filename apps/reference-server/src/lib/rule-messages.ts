/** Messages about alert rules; part of `messages`. */
export const ruleMessages = {
  alertRuleNotFound: {
    id: 'Aturan peringatan tidak ditemukan.',
    en: 'The alert rule was not found.',
  },
} as const;
