import { isPantauError, useMessages, useToast, useUnsavedWork } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import { TextArea } from '@pantau/core/ui/text-area';
import { type ReactElement, useState } from 'react';
import { COMMENT_MAX, DEFAULT_POINT, type FeedbackSource } from '../../engine/feedback/feedback.ts';
import { promptsMessages } from '../../messages/prompts-messages.ts';
import css from './feedback-dialog.module.css';
import { RatingField } from './rating-field.tsx';

export interface FeedbackDialogProps {
  readonly source: FeedbackSource;
  /** The user has changed something. */
  readonly onTouch?: (() => void) | undefined;
  /** Feedback was stored. */
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Asks how satisfied the user is, and thanks them (SH-65). */
export function FeedbackDialog(props: FeedbackDialogProps): ReactElement {
  const { onSent, onClose } = props;
  const [isSent, setSent] = useState(false);
  const sent = (): void => {
    setSent(true);
    onSent();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      {isSent ? <Thanks onClose={onClose} /> : <Form {...props} onSent={sent} />}
    </Dialog.Root>
  );
}

function Form({ source, onTouch, onSent, onClose }: FeedbackDialogProps): ReactElement {
  const t = useMessages(promptsMessages);
  const toast = useToast();
  const [point, setPoint] = useState(DEFAULT_POINT);
  const [comment, setComment] = useState('');
  const [isSending, setSending] = useState(false);
  const isTooLong = comment.trim().length > COMMENT_MAX;
  useUnsavedWork(comment.trim() !== '');

  const send = async (): Promise<void> => {
    if (isTooLong) return;
    setSending(true);
    try {
      // Without a confirmation nothing happens: the form stays, with its input.
      if (await source.sendFeedback({ point, comment: comment.trim() })) onSent();
    } catch (error) {
      const text = (isPantauError(error) && error.serverMessage) || t('feedbackFailed');
      toast.show({ kind: 'error', text });
    } finally {
      setSending(false);
    }
  };

  return (
    <Dialog.Content size="narrow">
      <Dialog.Header>
        <Dialog.Title>{t('feedbackTitle')}</Dialog.Title>
        <Dialog.Description>{t('feedbackText')}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <div className={css.form} onChange={onTouch}>
          <RatingField label={t('feedbackTitle')} value={point} onChange={setPoint} />
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
          disabled={isTooLong}
          onClick={() => void send()}
        >
          {t('sendFeedback')}
        </Button>
      </Dialog.Footer>
    </Dialog.Content>
  );
}

function Thanks({ onClose }: Pick<FeedbackDialogProps, 'onClose'>): ReactElement {
  const t = useMessages(promptsMessages);
  return (
    <Dialog.Content size="narrow">
      <Dialog.Header>
        <Dialog.Title>{t('thanksTitle')}</Dialog.Title>
        <Dialog.Description>{t('thanksText')}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Footer>
        <Button {...initialFocus} variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </Dialog.Footer>
    </Dialog.Content>
  );
}
