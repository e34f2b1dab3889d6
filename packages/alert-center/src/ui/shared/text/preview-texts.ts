import type { AlertCenterTranslate } from '../../../messages/alert-center-messages.ts';
import type { PreviewTranslate } from '../../../messages/preview-messages.ts';

/** What a preview says: the words of the whole alert centre, and its own, which load with it. */
export interface PreviewTexts {
  readonly words: AlertCenterTranslate;
  readonly previewWords: PreviewTranslate;
}
