import { useToast } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useRef, useState } from 'react';
import type { BankAccount } from '../../engine/company/bank-account.ts';
import type { CompanySource } from '../../engine/company/company-source.ts';
import { useAction } from '../../hooks/use-action.ts';
import { Card } from '../shared/card.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { useFocusOnceClosed } from '../shared/use-focus-once-closed.ts';
import { useText } from '../shared/use-text.ts';
import { AccountRow } from './account-row.tsx';
import css from './accounts.module.css';

const accountDialog = createLazy(async () => (await import('./account-dialog.tsx')).AccountDialog);
const deleteDialog = createLazy(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
);

export interface AccountsSectionProps {
  readonly source: CompanySource;
  readonly accounts: readonly BankAccount[];
  readonly level: 2 | 3;
  readonly readOnly: boolean;
  /** Something was changed. */
  readonly onChanged: () => void;
}

type Open =
  | { readonly kind: 'edit'; readonly account: BankAccount | null }
  | { readonly kind: 'delete'; readonly account: BankAccount };

/** The company's bank accounts (CS-20 to CS-24). */
export function AccountsSection(props: AccountsSectionProps): ReactElement {
  const { source, accounts, level, readOnly, onChanged } = props;
  const t = useText();
  const toast = useToast();
  const action = useAction();
  const listRef = useRef<HTMLUListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const focusAdd = useFocusOnceClosed(open !== null, () => addRef.current?.focus());
  /** With what somebody else has changed since the dialog was opened. */
  const latest = <A extends BankAccount | null>(account: A): A | BankAccount =>
    accounts.find(({ id }) => id === account?.id) ?? account;
  const done = (text: string): void => {
    close();
    toast.show({ kind: 'success', text });
    onChanged();
  };
  const makeDefault = async (account: BankAccount): Promise<void> => {
    if (await action.run(() => source.updateBankAccount(account, { isDefault: true }))) {
      done(t('accountDefaultSet'));
      // The button that was pressed is about to leave.
      listRef.current?.focus();
    } else {
      onChanged();
    }
  };
  const dialog = { source, accounts, onClose: close, onDone: done, onStale: onChanged };
  return (
    <Card name="bankAccounts" title={t('bankAccounts')} text={t('bankAccountsText')} level={level}>
      <FailureNotice failure={action.failure} />
      {accounts.length === 0 ? (
        <p className={css.empty}>{t('noAccounts')}</p>
      ) : (
        <ul ref={listRef} className={css.list} tabIndex={-1} aria-label={t('bankAccounts')}>
          {accounts.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              readOnly={readOnly}
              onMakeDefault={() => void makeDefault(account)}
              onEdit={() => setOpen({ kind: 'edit', account })}
              onDelete={() => setOpen({ kind: 'delete', account })}
            />
          ))}
        </ul>
      )}
      {!readOnly && (
        <div>
          <Button ref={addRef} icon="plus" onClick={() => setOpen({ kind: 'edit', account: null })}>
            {t('addAccount')}
          </Button>
        </div>
      )}
      {open?.kind === 'edit' && (
        <LazyPart
          part={accountDialog}
          props={{ ...dialog, account: latest(open.account) }}
          onFail={close}
        />
      )}
      {open?.kind === 'delete' && (
        <LazyPart
          part={deleteDialog}
          props={{
            ...dialog,
            account: latest(open.account),
            onDone(text) {
              focusAdd();
              done(text);
            },
          }}
          onFail={close}
        />
      )}
    </Card>
  );
}
