import { useMessages } from '@pantau/core';
import { type EditorTranslate, editorMessages } from '../../messages/editor-messages.ts';

/** Only for the editor: these texts load with it. */
export const useEditorText = (): EditorTranslate => useMessages(editorMessages);
