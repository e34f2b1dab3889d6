import { useMessages, useSession } from '@pantau/core';
import { IconButton } from '@pantau/core/ui/icon-button';
import { LazyPart } from '@pantau/core/ui/lazy';
import { type ReactElement, useState } from 'react';
import type { FeedbackSource } from '../../engine/feedback/feedback.ts';
import { hasPartnerButtons } from '../../engine/prompts/partner-company.ts';
import { useMayGiveFeedback, usePutOffFeedback } from '../../hooks/feedback/use-feedback-prompt.ts';
import { promptActionsMessages } from '../../messages/prompt-actions-messages.ts';
import { feedbackDialog } from './lazy-feedback-dialog.ts';
import css from './feedback-button.module.css';

export interface FeedbackButtonProps {
  readonly source: FeedbackSource;
}

/** Opens the feedback form, for users who may give feedback; not in company 1449 (SH-71). */
export function FeedbackButton({ source }: FeedbackButtonProps): ReactElement | null {
  const t = useMessages(promptActionsMessages);
  const { user } = useSession();
  const mayGive = useMayGiveFeedback();
  const putOff = usePutOffFeedback();
  const [isOpen, setOpen] = useState(false);
  if (!mayGive || !hasPartnerButtons(user)) return null;
  const close = (): void => setOpen(false);
  const props = { source, onSent: putOff, onClose: close };
  return (
    <>
      <span className={css.button}>
        <IconButton
          icon="message"
          label={t('giveFeedback')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </span>
      {isOpen && <LazyPart part={feedbackDialog} props={props} onFail={close} />}
    </>
  );
}
