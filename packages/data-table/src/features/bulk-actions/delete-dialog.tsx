import { useFormat, useReportError, useToast } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TableSource } from '../rows/table-source.ts';
import { type DeletedRows, deleteRowsById } from './delete-rows.ts';
import type { BulkTarget, BulkTable } from './bulk-action.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import { useText } from '../../shared/use-text.ts';
import type { DeleteRows } from './delete-rows.ts';

export interface DeleteDialogProps {
  readonly table: BulkTable & { refresh(): void };
  readonly target: BulkTarget;
  readonly deleteRows: DeleteRows | TableSource<unknown>;
  onClose(): void;
  /** Moves focus to the table, because the button that opened the dialog disappears with the selection. */
  focusTable(): void;
}

/** Confirms and deletes, then reports the result. Rows that could not be deleted stay selected (DT-33). */
export function DeleteDialog(props: DeleteDialogProps): ReactElement {
  const { table, target, deleteRows, onClose, focusTable } = props;
  const t = useDialogText();
  const tableText = useText();
  const { number } = useFormat();
  const toast = useToast();
  const report = useReportError();
  const [isBusy, setBusy] = useState(false);
  const counted = (count: number) => ({ count, formatted: number(count) });
  const close = (): void => {
    if (!isBusy) onClose();
  };

  const deleteTarget = (): Promise<DeletedRows> =>
    typeof deleteRows === 'function'
      ? deleteRows(target)
      : target.resolveIds().then((ids) => deleteRowsById(deleteRows, ids, report));

  const notify = ({ deleted, failedIds }: DeletedRows): void => {
    const failed = failedIds.length;
    if (deleted > 0) toast.show({ kind: 'success', text: t('deletedRows', counted(deleted)) });
    if (failed === 0) return;
    const text = deleted > 0 ? t('deleteFailedRows', counted(failed)) : t('deleteFailed');
    toast.show({ kind: 'error', text });
  };

  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const result = await deleteTarget();
      flushSync(onClose);
      focusTable();
      // When nothing was deleted the selection stays as it is, also "all except".
      if (result.deleted > 0 || result.failedIds.length === 0)
        table.selectionActions.set({ mode: 'only', ids: new Set(result.failedIds) });
      table.refresh();
      notify(result);
    } catch (error) {
      report(error);
      flushSync(onClose);
      // Rows may have been added since the table was loaded, which it then shows.
      table.refresh();
      toast.show({ kind: 'error', text: t('deleteFailed') });
    }
  };

  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Content role="alertdialog" size="narrow">
        <Dialog.Header>
          <Dialog.Title>{t('deleteRowsTitle', counted(target.count))}</Dialog.Title>
          <Dialog.Description>{t('deleteRowsText')}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Footer>
          <Button {...initialFocus} disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" icon="trash" loading={isBusy} onClick={() => void run()}>
            {tableText('deleteRows')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
