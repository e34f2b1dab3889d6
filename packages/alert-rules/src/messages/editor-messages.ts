import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './editor-en.ts';
import { id } from './editor-id.ts';

/** Texts of the rule editor. A host overrides them in the provider under `alert-rule-editor`. */
export const editorMessages = defineCatalog('alert-rule-editor', en, id);

export type EditorMessageKey = MessageKey<keyof (typeof editorMessages)['messages']['en']>;
export type EditorTranslate = Translate<EditorMessageKey>;
