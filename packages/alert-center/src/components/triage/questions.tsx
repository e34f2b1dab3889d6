import type { ReactElement } from 'react';
import type { AlertId } from '../../domain/alert.ts';
import { LazyPart, definePart } from '../parts/lazy-part.tsx';

const falseAlertDialog = definePart(async () => {
  const part = await import('../false-alert-dialog/false-alert-dialog.tsx');
  return part.FalseAlertDialog;
});
const noteDialog = definePart(async () => {
  const part = await import('../note-dialog/note-dialog.tsx');
  return part.NoteDialog;
});
const confirmDialog = definePart(async () => {
  const part = await import('../confirm/confirm-dialog.tsx');
  return part.ConfirmDialog;
});
const helpDialog = definePart(async () => {
  const part = await import('../shortcuts/help-dialog.tsx');
  return part.HelpDialog;
});

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

/** The dialog that is open; each loads when it is first wanted. */
export function Questions({ question, onClose }: QuestionsProps): ReactElement | null {
  if (question === null) return null;
  const { about } = question;
  if (about === 'help') {
    return <LazyPart part={helpDialog} props={{ onClose }} onFail={onClose} />;
  }
  const { ids } = question;
  if (!('answer' in question)) {
    const part = about === 'note' ? noteDialog : falseAlertDialog;
    return <LazyPart key={about} part={part} props={{ ids, onClose }} onFail={onClose} />;
  }
  const onAnswer = (isYes: boolean): void => {
    onClose();
    question.answer(isYes);
  };
  return (
    <LazyPart
      part={confirmDialog}
      props={{ act: question.about, ids, onAnswer }}
      onFail={() => onAnswer(false)}
    />
  );
}
