import { type PresetReason, presetReasons } from '../../../engine/alert/false-reason.ts';
import type {
  AlertCenterMessageKey,
  AlertCenterTranslate,
} from '../../../messages/alert-center-messages.ts';

export const presetReasonKeys: Readonly<Record<PresetReason, AlertCenterMessageKey>> = {
  notValid: 'reasonNotValid',
  wrongDetection: 'reasonWrongDetection',
};

/** Displays a stored reason or note. Presets are translated. */
export function storedText(text: string, t: AlertCenterTranslate): string {
  if (text === presetReasons.notValid) return t('reasonNotValid');
  if (text === presetReasons.wrongDetection) return t('reasonWrongDetection');
  return text;
}
