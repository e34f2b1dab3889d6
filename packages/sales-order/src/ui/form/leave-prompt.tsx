import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import type { ReactElement } from 'react';
import { usePagesText } from '../shared/use-pages-text.ts';

export interface LeavePromptProps {
  onStay(): void;
  onLeave(): void;
}

/** Asks whether to lose unsaved input. */
export function LeavePrompt({ onStay, onLeave }: LeavePromptProps): ReactElement {
  const t = usePagesText();
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onStay();
      }}
    >
      <Dialog.Content role="alertdialog" size="narrow">
        <Dialog.Header>
          <Dialog.Title>{t('leaveTitle')}</Dialog.Title>
          <Dialog.Description>{t('leaveText')}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Footer>
          <Button onClick={onStay} {...initialFocus}>
            {t('stay')}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {t('leave')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
