import { type ReactElement, useMemo, useState } from 'react';
import type { TableSource } from '../rows/table-source.ts';
import type { DeleteRows } from './delete-rows.ts';
import type { BulkAction, BulkTarget } from './bulk-action.ts';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { useText } from '../../shared/use-text.ts';
import type { DeleteDialogProps } from './delete-dialog.tsx';

const deleteDialog = createLazy(async () => {
  const { DeleteDialog } = await import('./delete-dialog.tsx');
  return DeleteDialog;
});

/** Adds "Delete" to the host's bulk actions, and the dialog it opens. */
export function useBulkDelete(
  actions: readonly BulkAction[],
  deleteRows: DeleteRows | TableSource<unknown> | undefined,
  table: DeleteDialogProps['table'],
  focusTable: () => void,
): { readonly actions: readonly BulkAction[]; readonly dialog: ReactElement | null } {
  const t = useText();
  const [target, setTarget] = useState<BulkTarget | null>(null);
  const isOffered = deleteRows !== undefined;
  const all = useMemo<readonly BulkAction[]>(() => {
    if (!isOffered) return actions;
    const label = t('deleteRows');
    return [
      ...actions,
      { key: 'delete', label, icon: 'trash', tone: 'danger', onSelect: setTarget },
    ];
  }, [actions, isOffered, t]);
  const close = (): void => setTarget(null);
  if (target === null || deleteRows === undefined) return { actions: all, dialog: null };
  const props = { table, target, deleteRows, focusTable, onClose: close };
  return {
    actions: all,
    dialog: <LazyPart part={deleteDialog} props={props} onFail={close} />,
  };
}
