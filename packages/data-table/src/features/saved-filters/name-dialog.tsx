import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import { TextField } from '@pantau/core/ui/text-field';
import { type FormEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { SAVED_NAME_MAX, checkSavedName } from '../../shared/saved-name.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';

export interface NameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly initialName: string;
  /** Shown when the name is in use. */
  readonly takenText: string;
  isTaken(name: string): boolean;
  /** Resolves with whether it was saved; the dialog then closes. */
  onSubmit(name: string): Promise<boolean>;
  onClose(): void;
  /** Further choices below the name. */
  readonly children?: ReactNode;
}

/** Asks for the name of something that is saved. */
export function NameDialog(props: NameDialogProps): ReactElement {
  const { title, label, initialName, takenText, isTaken, onSubmit, onClose, children } = props;
  const t = useDialogText();
  const formId = useId();
  const [text, setText] = useState(initialName);
  const [isBusy, setBusy] = useState(false);
  const taken = isTaken(text);
  const invalid = checkSavedName(text) !== null || taken;

  const submit = async (): Promise<void> => {
    setBusy(true);
    const isSaved = await onSubmit(text.trim());
    setBusy(false);
    if (isSaved) onClose();
  };
  const onFormSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!invalid && !isBusy) void submit();
  };

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="narrow">
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <form id={formId} onSubmit={onFormSubmit} noValidate>
            <TextField
              {...initialFocus}
              label={label}
              characterLimit={SAVED_NAME_MAX}
              autoComplete="off"
              value={text}
              onValueChange={setText}
              error={taken ? takenText : undefined}
            />
            {children}
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
