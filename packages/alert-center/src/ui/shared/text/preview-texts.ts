import type { AlertCenterTranslate } from '../../../messages/alert-center-messages.ts';
import type { PreviewTranslate } from '../../../messages/preview-messages.ts';

/** Texts of a preview: those of the alert centre and its own. */
export interface PreviewTexts {
  readonly t: AlertCenterTranslate;
  readonly tPreview: PreviewTranslate;
}
