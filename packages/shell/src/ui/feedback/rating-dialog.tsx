import { isPantauError, useMessages, useToast, useUnsavedWork } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import { TextArea } from '@pantau/core/ui/text-area';
import { type ReactElement, useState } from 'react';
import { COMMENT_MAX, type Feedback, type FeedbackPoint } from '../../engine/feedback/feedback.ts';
import { promptsMessages } from '../../messages/prompts-messages.ts';
import css from './rating-dialog.module.css';
import { RatingField } from './rating-field.tsx';

export interface RatingDialogProps {
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly send: string;
    readonly failed: string;
    readonly thanks: string;
  };
  /** The level that is chosen at first; without one nothing can be sent until the user chooses. */
  readonly initialPoint: FeedbackPoint | null;
  /** Resolves with whether it was stored. */
  readonly onSend: (given: Feedback) => Promise<boolean>;
  /** The user has changed something. */
  readonly onTouch?: (() => void) | undefined;
  /** It was stored. */
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Asks for a level of satisfaction and a comment, and thanks the user. */
export function RatingDialog(props: RatingDialogProps): ReactElement {
  const { onSent, onClose } = props;
  const [isSent, setSent] = useState(false);
  const sent = (): void => {
    setSent(true);
    onSent();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      {isSent ? (
        <Thanks text={props.texts.thanks} onClose={onClose} />
      ) : (
        <Form {...props} onSent={sent} />
      )}
    </Dialog.Root>
  );
}

function Form(props: RatingDialogProps): ReactElement {
  const { texts, initialPoint, onSend, onTouch, onSent, onClose } = props;
  const t = useMessages(promptsMessages);
  const toast = useToast();
  const [point, setPoint] = useState(initialPoint);
  const [comment, setComment] = useState('');
  const [isSending, setSending] = useState(false);
  const isTooLong = comment.trim().length > COMMENT_MAX;
  useUnsavedWork(comment.trim() !== '');

  const send = async (): Promise<void> => {
    if (isTooLong || point === null) return;
    setSending(true);
    try {
      // Without a confirmation nothing happens: the form stays, with its input.
      if (await onSend({ point, comment: comment.trim() })) onSent();
    } catch (error) {
      const text = (isPantauError(error) && error.serverMessage) || texts.failed;
      toast.show({ kind: 'error', text });
    } finally {
      setSending(false);
    }
  };

  return (
    <Dialog.Content size="narrow">
      <Dialog.Header>
        <Dialog.Title>{texts.title}</Dialog.Title>
        <Dialog.Description>{texts.text}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <div className={css.form} onChange={onTouch}>
          <RatingField label={texts.title} value={point} onChange={setPoint} />
          <TextArea
            label={t('comment')}
            hint={t('commentHint')}
            error={isTooLong ? t('tooLong', { most: COMMENT_MAX }) : undefined}
            characterLimit={COMMENT_MAX}
            value={comment}
            onValueChange={setComment}
          />
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{t('later')}</Button>
        <Button
          variant="primary"
          loading={isSending}
          disabled={isTooLong || point === null}
          onClick={() => void send()}
        >
          {texts.send}
        </Button>
      </Dialog.Footer>
    </Dialog.Content>
  );
}

interface ThanksProps {
  readonly text: string;
  readonly onClose: () => void;
}

function Thanks({ text, onClose }: ThanksProps): ReactElement {
  const t = useMessages(promptsMessages);
  return (
    <Dialog.Content size="narrow">
      <Dialog.Header>
        <Dialog.Title>{t('thanksTitle')}</Dialog.Title>
        <Dialog.Description>{text}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Footer>
        <Button {...initialFocus} variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </Dialog.Footer>
    </Dialog.Content>
  );
}
