import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import type { IconName } from '@pantau/core/ui/icon';
import { initialFocus } from '@pantau/core/ui/overlay';
import type { ReactElement, ReactNode } from 'react';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  /** Label of the button that changes nothing. */
  readonly keep: string;
  /** Label of the button that confirms. */
  readonly action: string;
  readonly icon?: IconName | undefined;
  /** The change destroys something. */
  readonly danger?: boolean | undefined;
  /** The change is being sent; the dialog cannot be closed. */
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What is affected. */
  readonly children: ReactNode;
}

/** A confirmation of a change. The button that changes nothing has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { title, text, keep, action, icon, danger = false, busy, onConfirm, onClose } = props;
  const close = (): void => {
    if (!busy) onClose();
  };
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Content role="alertdialog" size="wide">
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
          <Dialog.Description>{text}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>{props.children}</Dialog.Body>
        <Dialog.Footer>
          <Button {...initialFocus} disabled={busy} onClick={onClose}>
            {keep}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            icon={icon}
            loading={busy}
            onClick={onConfirm}
          >
            {action}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
