import { useMessages } from '@pantau/core';
import { type PreviewTranslate, previewMessages } from '../../messages/preview-messages.ts';

/** Texts of previews, which load with the first preview. */
export function usePreviewText(): PreviewTranslate {
  return useMessages(previewMessages);
}
