import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import { type ReactElement, useState } from 'react';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import type { RowAction } from './row-action.ts';
import type { RunAction } from './use-run-action.ts';

export interface ConfirmActionProps<Row> {
  readonly action: RowAction<Row>;
  readonly row: Row;
  readonly run: RunAction<Row>;
  onClose(): void;
}

/** Asks before an action runs, and stays open until it has. */
export function ConfirmAction<Row>(props: ConfirmActionProps<Row>): ReactElement {
  const { action, row, run, onClose } = props;
  const t = useDialogText();
  const [isBusy, setBusy] = useState(false);
  const { title = action.label, text, action: runLabel = action.label } = action.confirm ?? {};
  const runNow = async (): Promise<void> => {
    setBusy(true);
    await run(action, row);
    onClose();
  };
  return (
    <Dialog.Root
      open
      onOpenChange={() => {
        if (!isBusy) onClose();
      }}
    >
      <Dialog.Content role="alertdialog" size="narrow">
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
          {text !== undefined && <Dialog.Description>{text}</Dialog.Description>}
        </Dialog.Header>
        <Dialog.Footer>
          <Button {...initialFocus} disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant={action.tone === 'danger' ? 'danger' : 'primary'}
            icon={action.icon}
            loading={isBusy}
            onClick={() => void runNow()}
          >
            {runLabel}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
