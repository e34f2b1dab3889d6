import { PantauError } from '@pantau/core/base';
import {
  type BankAccount,
  type BankAccountInput,
  accountToStore,
  maskAccountNo,
} from '../../engine/company/bank-account.ts';
import type { CompanyWorld, RecordChange } from './company-world.ts';

const textOf = ({ bankName, accountNo, accountName }: BankAccountInput): string =>
  `${bankName} ${maskAccountNo(accountNo)} ${accountName}`;

/** The default account first, the others in the order in which they were added. */
const inOrder = (accounts: readonly BankAccount[]): readonly BankAccount[] => [
  ...accounts.filter(({ isDefault }) => isDefault),
  ...accounts
    .filter(({ isDefault }) => !isDefault)
    .toSorted((one, other) => Number(one.id) - Number(other.id)),
];

/** Bank accounts of a company in memory, of which exactly one is the default, if there is any. */
export function createAccountBook(world: CompanyWorld, record: RecordChange) {
  const accounts = (): readonly BankAccount[] => world.company.bankAccounts;
  const defaultAccount = (): BankAccount | undefined => accounts().find((one) => one.isDefault);
  const recordDefault = (before: BankAccount | undefined, after: BankAccount): void => {
    const text = before === undefined ? null : textOf(before);
    record('bankAccounts', 'defaultBankAccount', text, textOf(after));
  };
  const withDefault = (id: string): readonly BankAccount[] =>
    accounts().map((one) => ({ ...one, isDefault: one.id === id }));
  return {
    /** Throws `notFound`, or `conflict` for an account that has changed. */
    find({ id, revision }: Pick<BankAccount, 'id' | 'revision'>): BankAccount {
      const found = accounts().find((one) => one.id === id);
      if (found === undefined) throw new PantauError('notFound');
      if (found.revision !== revision) throw new PantauError('conflict');
      return found;
    },
    /** The account that becomes the default in place of a deleted one. Throws `notFound` for none of the others. */
    successor(account: BankAccount, newDefaultId: string | null): BankAccount | null {
      if (newDefaultId === null) return null;
      const found = accounts().find(({ id }) => id === newDefaultId && id !== account.id);
      if (found === undefined) throw new PantauError('notFound');
      return found;
    },
    needsSuccessor: (account: BankAccount): boolean => account.isDefault && accounts().length > 1,
    added(input: BankAccountInput): readonly BankAccount[] {
      const isDefault = accounts().length === 0;
      const created = { ...accountToStore(input), id: world.nextId(), isDefault, revision: 1 };
      record('bankAccounts', 'bankAccount', null, textOf(created));
      if (isDefault) recordDefault(undefined, created);
      return inOrder([...accounts(), created]);
    },
    changed(
      account: BankAccount,
      changes: Partial<BankAccountInput> | { readonly isDefault: true },
    ): readonly BankAccount[] {
      const revision = account.revision + 1;
      if ('isDefault' in changes) {
        if (account.isDefault) return accounts();
        recordDefault(defaultAccount(), account);
        return inOrder(
          withDefault(account.id).map((one) => (one.isDefault ? { ...one, revision } : one)),
        );
      }
      const changed = { ...account, ...accountToStore({ ...account, ...changes }), revision };
      if (textOf(changed) === textOf(account) && changed.accountNo === account.accountNo) {
        return accounts();
      }
      record('bankAccounts', 'bankAccount', textOf(account), textOf(changed));
      return accounts().map((one) => (one.id === account.id ? changed : one));
    },
    without(account: BankAccount, successor: BankAccount | null): readonly BankAccount[] {
      record('bankAccounts', 'bankAccount', textOf(account), null);
      const isReplaced = successor !== null && !successor.isDefault;
      if (isReplaced) recordDefault(defaultAccount(), successor);
      const left = isReplaced ? withDefault(successor.id) : accounts();
      return inOrder(left.filter(({ id }) => id !== account.id));
    },
  };
}
