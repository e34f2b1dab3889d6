import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import type { ReactElement } from 'react';
import type { BulkConfirmation } from '../bulk-run/bulk-work.ts';
import type { BulkAction } from './bulk-action.ts';
import { useRunTexts } from './use-run-texts.ts';

export interface ConfirmWorkProps {
  readonly action: BulkAction;
  readonly confirmation: BulkConfirmation;
  onCancel(): void;
  onConfirm(): void;
}

/** Asks before a run starts. */
export function ConfirmWork(props: ConfirmWorkProps): ReactElement {
  const { action, confirmation, onCancel, onConfirm } = props;
  const { t } = useRunTexts();
  const { title, text, action: label = action.label } = confirmation;
  return (
    <Dialog.Root open onOpenChange={onCancel}>
      <Dialog.Content role="alertdialog" size="narrow">
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
          {text !== undefined && <Dialog.Description>{text}</Dialog.Description>}
        </Dialog.Header>
        <Dialog.Footer>
          <Button {...initialFocus} onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button
            variant={action.tone === 'danger' ? 'danger' : 'primary'}
            icon={action.icon}
            onClick={onConfirm}
          >
            {label}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
