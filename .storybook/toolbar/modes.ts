/**
 * How Chromatic takes a story: each width, theme and language with every value of the others, in six modes. Pictures on
 * this machine alternate between them (`npm run visual`).
 */
export const modes = {
  'phone light id': { viewport: 'w360', theme: 'light', locale: 'id' },
  'phone dark en': { viewport: 'w360', theme: 'dark', locale: 'en' },
  'tablet dark id': { viewport: 'w768', theme: 'dark', locale: 'id' },
  'tablet light en': { viewport: 'w768', theme: 'light', locale: 'en' },
  'desktop light en': { viewport: 'w1440', theme: 'light', locale: 'en' },
  'desktop dark id': { viewport: 'w1440', theme: 'dark', locale: 'id' },
} as const;
