import { useMessages } from '@pantau/core';
import type { ReactElement } from 'react';
import { DEFAULT_POINT, type FeedbackSource } from '../../engine/feedback/feedback.ts';
import { promptsMessages } from '../../messages/prompts-messages.ts';
import { RatingDialog } from './rating-dialog.tsx';

export interface FeedbackDialogProps {
  readonly source: FeedbackSource;
  /** The user has changed something. */
  readonly onTouch?: (() => void) | undefined;
  /** Feedback was stored. */
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Asks for feedback, and thanks the user (SH-65). */
export function FeedbackDialog({ source, ...rest }: FeedbackDialogProps): ReactElement {
  const t = useMessages(promptsMessages);
  return (
    <RatingDialog
      {...rest}
      texts={{
        title: t('feedbackTitle'),
        text: t('feedbackText'),
        send: t('sendFeedback'),
        failed: t('feedbackFailed'),
        thanks: t('thanksText'),
      }}
      initialPoint={DEFAULT_POINT}
      onSend={(feedback) => source.sendFeedback(feedback)}
    />
  );
}
