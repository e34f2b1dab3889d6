import { type Locale, createI18n } from '@pantau/core';
import { panelMessages } from '../../../messages/panel-messages.ts';
import { previewMessages } from '../../../messages/preview-messages.ts';
import type { PreviewTexts } from './preview-texts.ts';

/** Texts of a preview in a language. */
export function textsIn(locale: Locale): PreviewTexts {
  const i18n = createI18n({ locale });
  return {
    t: i18n.translator(panelMessages),
    tPreview: i18n.translator(previewMessages),
  };
}
