import { banks, findBank } from '@pantau/core/contract';
import { isPantauError, useFormat } from '@pantau/core';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
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
  const others = accounts.filter(({ id }) => id !== account?.id);
  const problems = accountProblems(draft, others);
  const accepted = findBank(draft.bankName)?.accountNoLengths.map((length) => number(length));
  const lengths = accepted?.join(' / ');
  const errorOf = (field: AccountField): string | undefined => {
    const refused = action.failure?.kind === 'fields' ? action.failure.fields[field] : undefined;
    if (refused !== undefined) return refused === '' ? t('notAccepted') : refused;
    const problem = problems[field];
    if (problem === undefined || !tried) return undefined;
    if (problem === 'badLength') return t('badLength', { lengths: lengths ?? '' });
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
  return { base, setBase, draft, setDraft, problems, lengths, input, showProblems };
}

/** Adds or edits a bank account (CS-21, CS-22). */
export function AccountDialog(props: AccountDialogProps): ReactElement {
  const { source, account, onClose, onDone, onStale } = props;
  const t = useText();
  const formId = useId();
  const action = useAction();
  const form = useAccountForm(props, action);
  const { base, draft, problems, lengths, input } = form;
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    form.showProblems();
    const [wrong] = Object.keys(problems);
    if (wrong !== undefined) {
      element.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
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
              hint={lengths && t('accountNoHint', { lengths })}
            />
            <TextField {...input('accountName')} autoComplete="off" />
          </form>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={action.isBusy}>
            {t('save')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
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
