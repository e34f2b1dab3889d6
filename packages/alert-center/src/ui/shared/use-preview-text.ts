import { useMessages } from '@pantau/core';
import { type PreviewTranslate, previewMessages } from '../../messages/preview-messages.ts';

/** Texts of previews, which load with the first one. */
export function usePreviewWords(): PreviewTranslate {
  return useMessages(previewMessages);
}
