import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import { TextField } from '@pantau/core/ui/text-field';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import type { SavedFilters, SaveOutcome } from './use-saved-filters.ts';
import {
  SAVED_FILTER_NAME_MAX,
  type SavedFilter,
  checkSavedName,
  findByName,
} from './saved-filter.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';

export interface RenameDialogProps {
  readonly item: SavedFilter;
  readonly saved: SavedFilters;
  report(change: Promise<SaveOutcome>, done: string): Promise<SaveOutcome>;
  onClose(): void;
}

/** Renames a saved filter. */
export function RenameDialog({ item, saved, report, onClose }: RenameDialogProps): ReactElement {
  const t = useDialogText();
  const formId = useId();
  const [text, setText] = useState(item.name);
  const [isBusy, setBusy] = useState(false);
  const isTaken = findByName(saved.list, text, item.id) !== undefined;
  const invalid = checkSavedName(text) !== null || isTaken;
  const name = text.trim();

  const rename = async (): Promise<void> => {
    setBusy(true);
    const outcome = await report(saved.rename(item.id, name), t('savedRenamed', { name }));
    setBusy(false);
    if (outcome === 'nameTaken') saved.reload();
    if (outcome === 'done') onClose();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (invalid || isBusy) return;
    if (name === item.name) onClose();
    else void rename();
  };

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="narrow">
        <Dialog.Header>
          <Dialog.Title>{t('rename')}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <form id={formId} onSubmit={onSubmit} noValidate>
            <TextField
              {...initialFocus}
              label={t('saveName')}
              characterLimit={SAVED_FILTER_NAME_MAX}
              autoComplete="off"
              value={text}
              onValueChange={setText}
              error={isTaken ? t('nameTaken') : undefined}
            />
          </form>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} disabled={invalid} loading={isBusy}>
            {t('save')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
