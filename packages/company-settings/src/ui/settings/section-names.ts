/** The sections, in the order of display. */
export const sectionNames = [
  'identity',
  'operation',
  'driverScore',
  'bankAccounts',
  'categories',
  'branding',
  'partners',
  'history',
] as const;
