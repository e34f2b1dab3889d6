import { accountNoDigits, accountNoLimits, banks, findBank } from '@pantau/core/contract';
import { isPantauError, useFormat } from '@pantau/core';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { Notice } from '@pantau/core/ui/notice';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { Select } from '@pantau/core/ui/select';
import { TextField } from '@pantau/core/ui/text-field';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import {
  ACCOUNT_NAME_MAX,
  type AccountField,
  type BankAccount,
  type BankAccountInput,
  accountInputOf,
  accountProblems,
  accountToStore,
  unusualLengths,
} from '../../engine/company/bank-account.ts';
import { changesOf, mergeDraft } from '../../engine/company/section-changes.ts';
import type { CompanySource } from '../../engine/company/company-source.ts';
import { type Action, useAction } from '../../hooks/use-action.ts';
import type { ConflictNoticeProps } from '../form/conflict-notice.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { useText } from '../shared/use-text.ts';
import css from './accounts.module.css';

export interface AccountDialogProps {
  readonly source: CompanySource;
  readonly accounts: readonly BankAccount[];
  /** The account to edit, as last read; `null` for a new one. */
  readonly account: BankAccount | null;
  readonly onClose: () => void;
  /** @param text what was done */
  readonly onDone: (text: string) => void;
  /** Somebody else may have changed the accounts. */
  readonly onStale: () => void;
}

const conflictNotice = createLazy(
  async () => (await import('../form/conflict-notice.tsx')).ConflictNotice,
);

const empty: BankAccountInput = { bankName: '', accountName: '', accountNo: '' };

/** The fields of an account, with what keeps each from being saved (CS-22). */
function useAccountForm({ accounts, account }: AccountDialogProps, action: Action) {
  const t = useText();
  const { number } = useFormat();
  /** The version that the user started with. */
  const [base, setBase] = useState(account);
  const [draft, setDraft] = useState<BankAccountInput>(account ?? empty);
  const [tried, setTried] = useState(false);
  /** The number about whose length the user has been asked. */
  const [asked, setAsked] = useState<string>();
  const others = accounts.filter(({ id }) => id !== account?.id);
  const problems = accountProblems(draft, others);
  const listed = (lengths: readonly number[] = []): string =>
    lengths.map((length) => number(length)).join(' / ');
  const usual = listed(findBank(draft.bankName)?.usualAccountNoLengths);
  const unusual = unusualLengths(draft);
  const errorOf = (field: AccountField): string | undefined => {
    const refused = action.failure?.kind === 'fields' ? action.failure.fields[field] : undefined;
    if (refused !== undefined) return refused === '' ? t('notAccepted') : refused;
    const problem = problems[field];
    if (problem === undefined || !tried) return undefined;
    if (problem === 'badLength') {
      const { min, max } = accountNoLimits;
      return t('badLength', { min: number(min), max: number(max) });
    }
    if (problem === 'malformed') return t('malformed_accountNo');
    if (problem === 'twice') return t('accountTwice');
    return t(problem, { max: number(ACCOUNT_NAME_MAX) });
  };
  const input = (field: AccountField) => ({
    name: field,
    label: t(field),
    required: true,
    error: errorOf(field),
    value: draft[field],
    onValueChange(value: string) {
      setDraft((known) => ({ ...known, [field]: value }));
      action.clear();
    },
  });
  const showProblems = (): void => setTried(true);
  const key = `${draft.bankName} ${draft.accountNo}`;
  /** Of a number that the user is asked about. */
  const doubt = unusual !== null && asked === key ? listed(unusual) : null;
  /** Whether the length of the number is unusual and the user has not been asked about it. */
  const ask = (): boolean => {
    setAsked(key);
    return unusual !== null && asked !== key;
  };
  return { base, setBase, draft, setDraft, problems, usual, doubt, ask, input, showProblems };
}

/** Adds or edits a bank account (CS-21, CS-22). */
export function AccountDialog(props: AccountDialogProps): ReactElement {
  const { source, account, onClose, onDone, onStale } = props;
  const t = useText();
  const formId = useId();
  const action = useAction();
  const form = useAccountForm(props, action);
  const { base, draft, problems, usual, doubt, input } = form;
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    form.showProblems();
    const [wrong] = Object.keys(problems);
    if (wrong !== undefined) {
      element.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    if (base?.accountNo !== draft.accountNo && form.ask()) return;
    const stored = accountToStore(draft);
    form.setDraft(stored);
    const isSaved = await action.run(() =>
      base === null
        ? source.createBankAccount(stored)
        : source.updateBankAccount(base, changesOf(accountInputOf(base), stored)),
    );
    if (isSaved) onDone(t(account === null ? 'accountAdded' : 'accountSaved'));
    else onStale();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>{t(account === null ? 'addAccount' : 'editAccount')}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <form
            id={formId}
            className={css.form}
            noValidate
            onSubmit={(event) => void submit(event)}
          >
            <Failure form={form} action={action} account={account} />
            {doubt !== null && <Doubt account={draft} usual={doubt} />}
            <Select
              {...input('bankName')}
              options={[
                { value: '', label: t('chooseBank') },
                ...banks.map(({ name }) => ({ value: name, label: name })),
              ]}
            />
            <TextField
              {...input('accountNo')}
              inputMode="numeric"
              autoComplete="off"
              hint={usual && t('accountNoHint', { lengths: usual })}
            />
            <TextField {...input('accountName')} autoComplete="off" />
          </form>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={action.isBusy}>
            {t(doubt === null ? 'save' : 'saveAnyway')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface DoubtProps {
  readonly account: BankAccountInput;
  readonly usual: string;
}

/** A number of an unusual length may be a slip, or the list of lengths may be wrong: the user knows (CS-92). */
function Doubt({ account, usual }: DoubtProps): ReactElement {
  const t = useText();
  const { number } = useFormat();
  const count = number(accountNoDigits(account.accountNo)?.length ?? 0);
  return (
    <Notice tone="warning" title={t('unusualTitle')}>
      <p className={css.text}>
        {t('unusualText', { bank: account.bankName, lengths: usual, count })}
      </p>
    </Notice>
  );
}

interface FailureProps {
  readonly form: ReturnType<typeof useAccountForm>;
  readonly action: Action;
  /** As last read. */
  readonly account: BankAccount | null;
}

/** Why an account was not saved; if somebody else has changed it, what they changed (CS-89). */
function Failure({ form, action, account }: FailureProps): ReactElement {
  const t = useText();
  const { base, draft } = form;
  const { failure } = action;
  const isConflict =
    failure?.kind === 'failed' && isPantauError(failure.error) && failure.error.kind === 'conflict';
  if (!isConflict || base === null || account === null || account.revision <= base.revision) {
    return <FailureNotice failure={failure} />;
  }
  const versions = { base: accountInputOf(base), draft, theirs: accountInputOf(account) };
  const props = {
    ...versions,
    title: t('accountConflict'),
    onMerge(kept: ReadonlySet<string>) {
      const { theirs } = versions;
      form.setDraft({
        ...theirs,
        ...mergeDraft(versions.base, draft, theirs, kept as ReadonlySet<never>),
      } as BankAccountInput);
      form.setBase(account);
      action.clear();
    },
  } as unknown as ConflictNoticeProps;
  return <LazyPart key={account.revision} part={conflictNotice} props={props} />;
}
