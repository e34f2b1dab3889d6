import { Button, Dialog, TextField, initialFocus } from '@pantau/core/ui';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import type { SavedFilters, SavedOutcome } from './use-saved-filters.ts';
import {
  SAVED_FILTER_NAME_MAX,
  type SavedFilter,
  checkSavedName,
  namesake,
} from './saved-filter.ts';
import { useDialogWords } from '../../shared/use-dialog-text.ts';

export interface RenameDialogProps {
  readonly item: SavedFilter;
  readonly saved: SavedFilters;
  tell(change: Promise<SavedOutcome>, done: string): Promise<SavedOutcome>;
  onClose(): void;
}

/** Another name for a saved filter (spec shell §5). */
export function RenameDialog({ item, saved, tell, onClose }: RenameDialogProps): ReactElement {
  const words = useDialogWords();
  const formId = useId();
  const [text, setText] = useState(item.name);
  const [isBusy, setBusy] = useState(false);
  const isTaken = namesake(saved.list, text, item.id) !== undefined;
  const isWrong = checkSavedName(text) !== null || isTaken;
  const name = text.trim();

  const rename = async (): Promise<void> => {
    setBusy(true);
    const outcome = await tell(saved.rename(item.id, name), words('savedRenamed', { name }));
    setBusy(false);
    if (outcome === 'nameTaken') saved.reload();
    if (outcome === 'done') onClose();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isWrong || isBusy) return;
    if (name === item.name) onClose();
    else void rename();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="narrow"
      title={words('rename')}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} disabled={isWrong} isBusy={isBusy}>
            {words('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate>
        <TextField
          {...initialFocus}
          label={words('saveName')}
          most={SAVED_FILTER_NAME_MAX}
          autoComplete="off"
          value={text}
          onValueChange={setText}
          error={isTaken ? words('nameTaken') : undefined}
        />
      </form>
    </Dialog>
  );
}
