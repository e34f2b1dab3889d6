import type {
  AlertCenterMessageKey,
  AlertCenterTranslate,
} from '../../messages/alert-center-messages.ts';

/** The two reasons that are stored by these words and translated for display (spec alerts §5). */
export const presetReasons = {
  notValid: 'no occurrences',
  wrongDetection: 'detected as another occurrence',
} as const;

export type PresetReason = keyof typeof presetReasons;

export const presetReasonWords: Readonly<Record<PresetReason, AlertCenterMessageKey>> = {
  notValid: 'reasonNotValid',
  wrongDetection: 'reasonWrongDetection',
};

/** A stored reason or note as it is shown: the presets in the user's language, the rest as written. */
export function storedText(text: string, words: AlertCenterTranslate): string {
  if (text === presetReasons.notValid) return words('reasonNotValid');
  if (text === presetReasons.wrongDetection) return words('reasonWrongDetection');
  return text;
}
