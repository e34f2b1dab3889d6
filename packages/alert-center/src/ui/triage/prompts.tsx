import type { ReactElement } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FalseAlertDialog } from './false-alert-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { HelpDialog } from '../settings/help-dialog.tsx';

/** What is asked now. */
export type Question =
  | { readonly about: 'falseAlert' | 'note'; readonly ids: readonly AlertId[] }
  | {
      readonly about: 'resolve' | 'checkAgain';
      readonly ids: readonly AlertId[];
      readonly answer: (isYes: boolean) => void;
    }
  | { readonly about: 'help' };

export interface QuestionsProps {
  readonly question: Question | null;
  onClose(): void;
}

/** The dialog that is open. */
export function Questions({ question, onClose }: QuestionsProps): ReactElement | null {
  if (question === null) return null;
  if (question.about === 'help') return <HelpDialog onClose={onClose} />;
  const { ids } = question;
  if (!('answer' in question)) {
    const Form = question.about === 'note' ? NoteDialog : FalseAlertDialog;
    return <Form ids={ids} onClose={onClose} />;
  }
  const onAnswer = (isYes: boolean): void => {
    onClose();
    question.answer(isYes);
  };
  return <ConfirmDialog act={question.about} ids={ids} onAnswer={onAnswer} />;
}
