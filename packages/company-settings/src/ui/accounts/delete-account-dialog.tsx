import { PantauError } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import { type ReactElement, useId, useState } from 'react';
import { maskAccountNo } from '../../engine/company/bank-account.ts';
import type { BankAccount } from '../../engine/company/bank-account.ts';
import { type ActionFailure, useAction } from '../../hooks/use-action.ts';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { useText } from '../shared/use-text.ts';
import type { AccountDialogProps } from './account-dialog.tsx';
import css from './accounts.module.css';

export interface DeleteAccountDialogProps extends AccountDialogProps {
  readonly account: BankAccount;
}

/** The dialog has no field that could say what the server refuses of it. */
function inOneText(failure: ActionFailure): ActionFailure {
  if (failure?.kind !== 'fields') return failure;
  const [serverMessage] = Object.values(failure.fields);
  return { kind: 'failed', error: new PantauError('invalid', { serverMessage }) };
}

/** Confirms that an account is deleted, and asks which one becomes the default instead (CS-23). */
export function DeleteAccountDialog(props: DeleteAccountDialogProps): ReactElement {
  const { source, accounts, account, onClose, onDone, onStale } = props;
  const t = useText();
  const id = useId();
  const action = useAction();
  const others = accounts.filter((other) => other.id !== account.id);
  const asksForDefault = account.isDefault && others.length > 0;
  const [chosenId, setChosenId] = useState<string>();
  /** The chosen one, unless somebody else has deleted it. */
  const newDefaultId =
    (others.find(({ id: other }) => other === chosenId) ?? others[0])?.id ?? null;
  const remove = async (): Promise<void> => {
    const isDeleted = await action.run(() =>
      source.deleteBankAccount(account, asksForDefault ? newDefaultId : null),
    );
    if (isDeleted) onDone(t('accountDeleted'));
    else onStale();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content role="alertdialog" size="narrow">
        <Dialog.Header>
          <Dialog.Title>{t('deleteAccountTitle')}</Dialog.Title>
          <Dialog.Description>
            {`${account.bankName} ${maskAccountNo(account.accountNo)}, ${account.accountName}`}
          </Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <FailureNotice failure={inOneText(action.failure)} />
          {asksForDefault && (
            <fieldset className={css.choices}>
              <legend className={css.legend}>{t('newDefault')}</legend>
              {others.map((other) => (
                <label key={other.id} className={css.choice}>
                  <input
                    type="radio"
                    className={css.radio}
                    name={id}
                    checked={newDefaultId === other.id}
                    onChange={() => setChosenId(other.id)}
                  />
                  {`${other.bankName} ${maskAccountNo(other.accountNo)}`}
                </label>
              ))}
            </fieldset>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose} {...initialFocus}>
            {t('keepAccount')}
          </Button>
          <Button variant="danger" loading={action.isBusy} onClick={() => void remove()}>
            {t('deleteAccount')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
