import { PantauError } from '@pantau/core';
import {
  type BankAccount,
  type BankAccountInput,
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
  const withDefault = (id: string): readonly BankAccount[] =>
    accounts().map((one) =>
      one.isDefault === (one.id === id)
        ? one
        : { ...one, isDefault: one.id === id, revision: one.revision + (one.id === id ? 1 : 0) },
    );
  return {
    /** Throws `notFound`, or `conflict` for an account that has changed. */
    find({ id, revision }: Pick<BankAccount, 'id' | 'revision'>): BankAccount {
      const found = accounts().find((one) => one.id === id);
      if (found === undefined) throw new PantauError('notFound');
      if (found.revision !== revision) throw new PantauError('conflict');
      return found;
    },
    lacksDefault: (account: BankAccount, newDefaultId: string | null): boolean =>
      account.isDefault &&
      accounts().length > 1 &&
      !accounts().some(({ id }) => id === newDefaultId && id !== account.id),
    added(input: BankAccountInput): readonly BankAccount[] {
      record('bankAccounts', 'bankAccount', null, textOf(input));
      const isDefault = accounts().length === 0;
      return inOrder([...accounts(), { ...input, id: world.nextId(), isDefault, revision: 1 }]);
    },
    changed(
      account: BankAccount,
      changes: Partial<BankAccountInput> | { readonly isDefault: true },
    ): readonly BankAccount[] {
      if ('isDefault' in changes) {
        const before = accounts().find(({ isDefault }) => isDefault);
        record(
          'bankAccounts',
          'defaultBankAccount',
          before ? textOf(before) : null,
          textOf(account),
        );
        return inOrder(withDefault(account.id));
      }
      const changed = { ...account, ...changes, revision: account.revision + 1 };
      record('bankAccounts', 'bankAccount', textOf(account), textOf(changed));
      return accounts().map((one) => (one.id === account.id ? changed : one));
    },
    without(account: BankAccount, newDefaultId: string | null): readonly BankAccount[] {
      record('bankAccounts', 'bankAccount', textOf(account), null);
      const left =
        account.isDefault && newDefaultId !== null ? withDefault(newDefaultId) : accounts();
      return inOrder(left.filter(({ id }) => id !== account.id));
    },
  };
}
