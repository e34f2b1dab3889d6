import type { ReactElement } from 'react';
import type { Prompt } from '../../hooks/alert-triage.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FalseAlertDialog } from './false-alert-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { OwnedDialog } from './owned-dialog.tsx';
import { QuickNotesEditor } from './quick-notes-editor.tsx';
import { ResolveNoteDialog } from './resolve-note-dialog.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { HelpDialog } from '../settings/help-dialog.tsx';

const forms = { note: NoteDialog, falseAlert: FalseAlertDialog, resolveNote: ResolveNoteDialog };

export interface PromptsProps {
  readonly question: Prompt | null;
  onClose(): void;
}

/** Renders the open prompt. */
export function Prompts({ question, onClose }: PromptsProps): ReactElement | null {
  if (question === null) return null;
  if (question.about === 'help') return <HelpDialog onClose={onClose} />;
  if (question.about === 'quickNotes') return <QuickNotesEditor onClose={onClose} />;
  if (question.about === 'snooze') return <SnoozeDialog id={question.id} onClose={onClose} />;
  if (question.about === 'handOver') return <HandOverDialog id={question.id} onClose={onClose} />;
  const { ids } = question;
  if (!('answer' in question)) {
    const Form = forms[question.about];
    return <Form ids={ids} onClose={onClose} />;
  }
  const onAnswer = (isYes: boolean): void => {
    onClose();
    question.answer(isYes);
  };
  if (question.about === 'owned') {
    const { act, total } = question;
    return <OwnedDialog act={act} ids={ids} total={total} onAnswer={onAnswer} />;
  }
  return <ConfirmDialog act={question.about} ids={ids} onAnswer={onAnswer} />;
}
