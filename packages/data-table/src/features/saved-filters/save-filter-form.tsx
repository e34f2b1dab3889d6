import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import { TextField } from '@pantau/core/ui/text-field';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import type { SavedFilters, SaveOutcome } from './use-saved-filters.ts';
import type { FilterValues } from '../filters/filter-value.ts';
import { SAVED_NAME_MAX, checkSavedName, findByName } from '../../shared/saved-name.ts';
import type { SavedFilter } from './saved-filter.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import css from './saved-filters.module.css';

export interface SaveFilterFormProps {
  readonly saved: SavedFilters;
  readonly current: FilterValues;
  readonly invalid: boolean;
  report(change: Promise<SaveOutcome>, done: string): Promise<SaveOutcome>;
  onClose(): void;
}

/** Saves the current values under a name. If the name exists, the user confirms that it is replaced. */
export function SaveFilterForm(props: SaveFilterFormProps): ReactElement {
  const { saved, current, invalid, report, onClose } = props;
  const t = useDialogText();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [taken, setTaken] = useState<SavedFilter | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => inputRef.current?.focus(), []);
  const name = text.trim();
  const problem = checkSavedName(text);

  const finish = async (change: Promise<SaveOutcome>): Promise<void> => {
    setBusy(true);
    const outcome = await report(change, t('savedAs', { name }));
    setBusy(false);
    setTaken(null);
    // The name was taken in the meantime; the reloaded list makes the next attempt ask for confirmation.
    if (outcome === 'nameTaken') saved.reload();
    if (outcome === 'done') onClose();
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (problem !== null || invalid || isBusy) return;
    const other = findByName(saved.list, name);
    if (other === undefined) void finish(saved.create(name, current));
    else setTaken(other);
  };

  return (
    <form className={css.form} onSubmit={save} noValidate>
      <TextField
        ref={inputRef}
        label={t('saveName')}
        characterLimit={SAVED_NAME_MAX}
        autoComplete="off"
        value={text}
        onValueChange={setText}
      />
      <div className={css.formButtons}>
        <Button size="dense" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          size="dense"
          variant="primary"
          type="submit"
          disabled={problem !== null || invalid}
          loading={isBusy}
        >
          {t('save')}
        </Button>
      </div>
      {taken !== null && (
        <Dialog.Root open onOpenChange={() => setTaken(null)}>
          <Dialog.Content role="alertdialog" size="narrow">
            <Dialog.Header>
              <Dialog.Title>{t('overwriteTitle', { name: taken.name })}</Dialog.Title>
              <Dialog.Description>{t('overwriteText')}</Dialog.Description>
            </Dialog.Header>
            <Dialog.Footer>
              <Button {...initialFocus} onClick={() => setTaken(null)}>
                {t('cancel')}
              </Button>
              <Button
                variant="danger"
                loading={isBusy}
                onClick={() => void finish(saved.replace(taken.id, current))}
              >
                {t('overwrite')}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Root>
      )}
    </form>
  );
}
