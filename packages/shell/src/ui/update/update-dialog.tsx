import { useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import type { ReactElement } from 'react';
import { updateMessages } from '../../messages/update-messages.ts';

export interface UpdateDialogProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a reload that would discard unsaved work (SH-28). */
export function UpdateDialog({ onConfirm, onClose }: UpdateDialogProps): ReactElement {
  const t = useMessages(updateMessages);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="narrow">
        <Dialog.Header>
          <Dialog.Title>{t('unsavedTitle')}</Dialog.Title>
          <Dialog.Description>{t('unsavedText')}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Footer>
          <Button {...initialFocus} onClick={onClose}>
            {t('keepWorking')}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('discardAndUpdate')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
