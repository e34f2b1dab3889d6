import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { Notice } from '@pantau/core/ui/notice';
import { initialFocus } from '@pantau/core/ui/overlay';
import type { ReactElement } from 'react';
import type { Action } from '../../hooks/use-action.ts';
import type { FormTranslate } from '../../messages/form-texts.ts';
import { problemText } from './use-problem-text.ts';

export interface ConfirmDialogProps {
  readonly title: string;
  /** What confirming does. */
  readonly text: string;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  /** What is confirmed; its failure is shown. */
  readonly action: Pick<Action, 'isBusy' | 'failure'>;
  /** Translates a failure. */
  readonly t: FormTranslate;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms an action that cannot be undone. Cancel has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { action, onClose } = props;
  const { failure } = action;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content role="alertdialog" size="narrow">
        <Dialog.Header>
          <Dialog.Title>{props.title}</Dialog.Title>
          <Dialog.Description>{props.text}</Dialog.Description>
        </Dialog.Header>
        {failure?.kind === 'failed' && (
          <Dialog.Body>
            <Notice tone="error" title={problemText(props.t, failure.error)} takesFocus />
          </Dialog.Body>
        )}
        <Dialog.Footer>
          <Button onClick={onClose} {...initialFocus}>
            {props.cancelLabel}
          </Button>
          <Button variant="danger" loading={action.isBusy} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
