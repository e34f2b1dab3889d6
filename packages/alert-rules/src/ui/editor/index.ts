/** Creating and editing alert rules. Loads apart from the list. */
export type { LeaveAttempt, LeaveGuard } from '@pantau/core/ui/unsaved-input';
export {
  type EditorMessageKey,
  type EditorTranslate,
  editorMessages,
} from '../../messages/editor-messages.ts';
export { AlertRuleEditor } from './alert-rule-editor.tsx';
export type { AlertRuleEditorProps } from './editor-props.ts';
