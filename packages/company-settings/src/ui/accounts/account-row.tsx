import { Button } from '@pantau/core/ui/button';
import { IconButton } from '@pantau/core/ui/icon-button';
import type { ReactElement } from 'react';
import {
  type BankAccount,
  groupAccountNo,
  maskAccountNo,
} from '../../engine/company/bank-account.ts';
import { useText } from '../shared/use-text.ts';
import css from './accounts.module.css';

export interface AccountRowProps {
  readonly account: BankAccount;
  readonly readOnly: boolean;
  readonly onMakeDefault: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** An account; its number is masked for users who cannot change it (CS-20). */
export function AccountRow(props: AccountRowProps): ReactElement {
  const { account, readOnly, onMakeDefault, onEdit, onDelete } = props;
  const t = useText();
  const { bankName, accountName, accountNo, isDefault } = account;
  const name = `${bankName} ${maskAccountNo(accountNo)}`;
  return (
    <li className={css.row}>
      <div className={css.words}>
        <span className={css.bank}>
          {bankName}
          {isDefault && <span className={css.tag}>{t('defaultAccount')}</span>}
        </span>
        <span className={css.details}>
          <span className={css.number}>
            {readOnly ? maskAccountNo(accountNo) : groupAccountNo(accountNo)}
          </span>
          {accountName}
        </span>
      </div>
      {!readOnly && (
        <div className={css.actions}>
          {!isDefault && (
            <Button
              variant="quiet"
              size="dense"
              aria-label={t('makeDefaultNamed', { name })}
              onClick={onMakeDefault}
            >
              {t('makeDefault')}
            </Button>
          )}
          <IconButton icon="pen" label={t('editAccountNamed', { name })} onClick={onEdit} />
          <IconButton icon="trash" label={t('deleteAccountNamed', { name })} onClick={onDelete} />
        </div>
      )}
    </li>
  );
}
