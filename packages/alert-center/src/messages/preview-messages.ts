import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './preview-en.ts';
import { id } from './preview-id.ts';

/**
 * Texts of previews, camera evidence and calls, which load with the first preview. A host overrides them
 * under the namespace `alert-center-preview`.
 */
export const previewMessages = defineCatalog('alert-center-preview', en, id);

export type PreviewMessageKey = MessageKey<keyof typeof en>;
export type PreviewTranslate = Translate<PreviewMessageKey>;
