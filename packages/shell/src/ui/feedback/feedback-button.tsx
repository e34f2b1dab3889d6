import { useMessages } from '@pantau/core';
import { IconButton } from '@pantau/core/ui/icon-button';
import { LazyPart } from '@pantau/core/ui/lazy';
import { type ReactElement, useState } from 'react';
import type { FeedbackSource } from '../../engine/feedback/feedback.ts';
import { usePutOffFeedback } from '../../hooks/feedback/use-feedback-prompt.ts';
import { promptActionsMessages } from '../../messages/prompt-actions-messages.ts';
import { feedbackDialog } from './lazy-feedback-dialog.ts';
import { useOffersFeedback } from '../../hooks/feedback/use-offers.ts';
import css from './feedback-button.module.css';

export interface FeedbackButtonProps {
  readonly source: FeedbackSource;
  /** The form is open, for a host that opens it elsewhere, too. By default only the button opens it. */
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Opens the feedback form, for users who may give feedback; not in company 1449 (SH-71). */
export function FeedbackButton(props: FeedbackButtonProps): ReactElement | null {
  const { source, open: openElsewhere = false, onOpenChange } = props;
  const t = useMessages(promptActionsMessages);
  const isOffered = useOffersFeedback();
  const putOff = usePutOffFeedback();
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  const close = (): void => {
    setOpen(false);
    onOpenChange?.(false);
  };
  const dialog = { source, onSent: putOff, onClose: close };
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
      {(isOpen || openElsewhere) && (
        <LazyPart part={feedbackDialog} props={dialog} onFail={close} />
      )}
    </>
  );
}
