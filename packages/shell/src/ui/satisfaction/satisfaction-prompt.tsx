import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { SatisfactionSource } from '../../engine/satisfaction/satisfaction.ts';
import { useSatisfactionPrompt } from '../../hooks/satisfaction/use-satisfaction-prompt.ts';

/** Loads when it is first shown. */
const satisfactionDialog = createLazy(
  async () => (await import('./satisfaction-dialog.tsx')).SatisfactionDialog,
);

export interface SatisfactionPromptProps {
  readonly source: SatisfactionSource;
  /** Number of days at the end of the month that belong to `FeedbackPrompt`. Defaults to 5. */
  readonly feedbackDays?: unknown;
}

/** Asks how satisfied the user is, at most once in 90 days (SH-76, SH-124, SH-125). */
export function SatisfactionPrompt(props: SatisfactionPromptProps): ReactElement | null {
  const { source, feedbackDays } = props;
  const { isShown, keep, sent, close, giveUp } = useSatisfactionPrompt(source, feedbackDays);
  if (!isShown) return null;
  const dialog = { source, onTouch: keep, onSent: sent, onClose: close };
  return <LazyPart part={satisfactionDialog} props={dialog} quiet onFail={giveUp} />;
}
