import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import { type ReactElement, useState } from 'react';
import { useTriageText } from '../shared/use-triage-text.ts';

interface DiscardPrompt {
  /** Closes the form, after a question when something has been written. */
  requestClose(): void;
  /** Render it after the form. */
  readonly prompt: ReactElement | null;
}

/** Asks before a form closes and loses what the user has written. */
export function useDiscardPrompt(hasText: boolean, onClose: () => void): DiscardPrompt {
  const t = useTriageText();
  const [isAsking, setAsking] = useState(false);
  const keep = (): void => setAsking(false);
  return {
    requestClose() {
      if (hasText) setAsking(true);
      else onClose();
    },
    prompt: isAsking ? (
      <Dialog.Root
        open
        onOpenChange={(open) => {
          if (!open) keep();
        }}
      >
        <Dialog.Content role="alertdialog" size="narrow">
          <Dialog.Header>
            <Dialog.Title>{t('discardTitle')}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Footer>
            <Button onClick={keep} {...initialFocus}>
              {t('discardKeep')}
            </Button>
            <Button variant="danger" onClick={onClose}>
              {t('discard')}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    ) : null,
  };
}
