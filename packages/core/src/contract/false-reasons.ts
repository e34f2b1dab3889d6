/** Preset reasons of false alerts: stored as these texts, and translated for display. */
export const presetReasons = {
  notValid: 'no occurrences',
  wrongDetection: 'detected as another occurrence',
} as const;

export type PresetReason = keyof typeof presetReasons;
