import { LazyPart } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { FeedbackSource } from '../../engine/feedback/feedback.ts';
import { useFeedbackPrompt } from '../../hooks/feedback/use-feedback-prompt.ts';
import { feedbackDialog } from './lazy-feedback-dialog.ts';

export interface FeedbackPromptProps {
  readonly source: FeedbackSource;
  /**
   * On this many of the month's last days users are asked, 0 to 31. Anything else counts as 0, which means never.
   * Defaults to 5.
   */
  readonly days?: unknown;
}

/** Asks for feedback on the last days of a month, at most once a day (SH-60 to SH-65). */
export function FeedbackPrompt({ source, days }: FeedbackPromptProps): ReactElement | null {
  const { isShown, keep, sent, close, giveUp } = useFeedbackPrompt(source, days);
  if (!isShown) return null;
  const props = { source, onTouch: keep, onSent: sent, onClose: close };
  return <LazyPart part={feedbackDialog} props={props} quiet onFail={giveUp} />;
}
