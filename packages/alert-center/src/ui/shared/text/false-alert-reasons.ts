import { type PresetReason, presetReasons } from '../../../engine/alert/false-reason.ts';
import type {
  AlertCenterMessageKey,
  AlertCenterTranslate,
} from '../../../messages/alert-center-messages.ts';

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
