import { useMessages } from '@pantau/core';
import type { ReactElement } from 'react';
import type { SatisfactionSource } from '../../engine/satisfaction/satisfaction.ts';
import { promptsMessages } from '../../messages/prompts-messages.ts';
import { RatingDialog } from '../feedback/rating-dialog.tsx';

export interface SatisfactionDialogProps {
  readonly source: SatisfactionSource;
  /** The user has changed something. */
  readonly onTouch?: (() => void) | undefined;
  /** The answer was stored. */
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Asks how satisfied the user is; no level is chosen for them (SH-125). */
export function SatisfactionDialog({ source, ...rest }: SatisfactionDialogProps): ReactElement {
  const t = useMessages(promptsMessages);
  return (
    <RatingDialog
      {...rest}
      texts={{
        title: t('satisfactionTitle'),
        text: t('satisfactionText'),
        send: t('sendSatisfaction'),
        failed: t('satisfactionFailed'),
        thanks: t('satisfactionThanks'),
      }}
      initialPoint={null}
      onSend={(answer) => source.sendSatisfaction(answer)}
    />
  );
}
