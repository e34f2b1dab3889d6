import { Notice } from '@pantau/core/ui/notice';
import type { ReactElement } from 'react';
import type { ActionFailure } from '../../hooks/use-action.ts';
import { useProblemText } from './use-problem-text.ts';

/** Why an action failed, unless a field says so. */
export function FailureNotice({
  failure,
}: {
  readonly failure: ActionFailure;
}): ReactElement | null {
  const problemText = useProblemText();
  return failure?.kind === 'failed' ? (
    <Notice tone="error" title={problemText(failure.error)} takesFocus />
  ) : null;
}
