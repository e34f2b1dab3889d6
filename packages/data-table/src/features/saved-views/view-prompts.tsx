import { useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Checkbox } from '@pantau/core/ui/checkbox';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import { type ReactElement, useState } from 'react';
import { viewsMessages } from '../../messages/views-messages.ts';
import { findByName } from '../../shared/saved-name.ts';
import { NameDialog } from '../saved-filters/name-dialog.tsx';
import type { SavedView } from './saved-view.ts';
import type { SavedViews } from './saved-views.ts';
import { useViewReport } from './use-view-report.ts';

export interface SaveAsDialogProps {
  readonly views: SavedViews;
  onClose(): void;
}

/** Saves what is shown as a new view. */
export function SaveAsDialog({ views, onClose }: SaveAsDialogProps): ReactElement {
  const t = useMessages(viewsMessages);
  const report = useViewReport();
  const [shared, setShared] = useState(false);
  const save = async (name: string): Promise<boolean> => {
    const outcome = await report(views.saveAs(name, shared), t('saved', { name }));
    if (outcome === 'nameTaken') views.reload();
    return outcome === 'done';
  };
  return (
    <NameDialog
      title={t('saveAsTitle')}
      label={t('name')}
      initialName=""
      takenText={t('nameTaken')}
      isTaken={(name) => findByName(views.list, name) !== undefined}
      onSubmit={save}
      onClose={onClose}
    >
      {views.canShare && (
        <Checkbox label={t('shareLabel')} checked={shared} onCheckedChange={setShared} />
      )}
    </NameDialog>
  );
}

export interface ViewDialogProps extends SaveAsDialogProps {
  readonly view: SavedView;
}

export function RenameViewDialog({ views, view, onClose }: ViewDialogProps): ReactElement {
  const t = useMessages(viewsMessages);
  const report = useViewReport();
  const rename = async (name: string): Promise<boolean> => {
    if (name === view.name) return true;
    const outcome = await report(views.rename(view.id, name), t('renamed', { name }));
    if (outcome === 'nameTaken') views.reload();
    return outcome === 'done';
  };
  return (
    <NameDialog
      title={t('renameTitle')}
      label={t('name')}
      initialName={view.name}
      takenText={t('nameTaken')}
      isTaken={(name) => findByName(views.list, name, view.id) !== undefined}
      onSubmit={rename}
      onClose={onClose}
    />
  );
}

export function DeleteViewDialog({ views, view, onClose }: ViewDialogProps): ReactElement {
  const t = useMessages(viewsMessages);
  const report = useViewReport();
  const { id, name, shared } = view;
  const remove = (): void => {
    onClose();
    void report(views.remove(id), t('deleted', { name }));
  };
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content role="alertdialog" size="narrow">
        <Dialog.Header>
          <Dialog.Title>{t('deleteTitle', { name })}</Dialog.Title>
          <Dialog.Description>{t(shared ? 'deleteSharedText' : 'deleteText')}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Footer>
          <Button {...initialFocus} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" icon="trash" onClick={remove}>
            {t('deleteView')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
