import { accountNoEnd } from '@pantau/core/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { bankAccounts } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import { InvalidFields } from '../lib/invalid-fields.ts';
import { acceptAccount, type AccountValues } from './check-account.ts';
import { changeCompany, type CompanyEditor } from './company-editor.ts';
import type { BankAccountRow } from './read-company.ts';
import { recordChanges, type FieldChange } from './record-changes.ts';

/** Keeps the list, which has no pages, short. */
const ACCOUNTS_MAX = 50;

/** `CreateBankAccountInput` of schema.graphql. */
export interface NewAccount extends AccountValues {
  readonly companyId: string | number;
  readonly isDefault?: boolean | null | undefined;
}

/** `UpdateBankAccountInput` of schema.graphql. */
export type AccountChanges = {
  readonly bankAccountId: string | number;
  readonly revision: number;
  readonly isDefault?: boolean | null | undefined;
} & { readonly [F in keyof AccountValues]?: string | null | undefined };

/** `DeleteBankAccountInput` of schema.graphql. */
export interface AccountDeletion {
  readonly bankAccountId: string | number;
  readonly revision: number;
  readonly newDefaultId?: string | number | null | undefined;
}

const readAccounts = (tx: Transaction, companyId: number): Promise<BankAccountRow[]> =>
  tx
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.companyId, companyId))
    .orderBy(asc(bankAccounts.bankAccountId));

/** The account as the history shows it: only the end of its number. */
const describe = ({ bankName, accountNo, accountName }: BankAccountRow): string =>
  `${bankName} •••• ${accountNoEnd(accountNo)} ${accountName}`;

/** @throws ApiError `NOT_FOUND` or `CONFLICT` */
function findAccount(
  accounts: readonly BankAccountRow[],
  id: string | number,
  revision?: number,
): BankAccountRow {
  const account = accounts.find(({ bankAccountId }) => String(bankAccountId) === String(id));
  if (account === undefined) throw new ApiError('NOT_FOUND', 'accountNotFound');
  if (revision !== undefined && account.revision !== revision) {
    throw new ApiError('CONFLICT', 'accountChanged');
  }
  return account;
}

/** Makes an account the only default. The previous one is cleared first, as the database allows one at a time. */
async function makeDefault(
  tx: Transaction,
  account: BankAccountRow,
  previous: BankAccountRow | undefined,
): Promise<FieldChange[]> {
  if (previous?.bankAccountId === account.bankAccountId) return [];
  const set = (row: BankAccountRow, isDefault: boolean) =>
    tx
      .update(bankAccounts)
      .set({ isDefault })
      .where(eq(bankAccounts.bankAccountId, row.bankAccountId));
  if (previous !== undefined) await set(previous, false);
  await set(account, true);
  return [
    {
      field: 'defaultBankAccount',
      oldValue: previous === undefined ? null : describe(previous),
      newValue: describe(account),
    },
  ];
}

const defaultOf = (accounts: readonly BankAccountRow[]): BankAccountRow | undefined =>
  accounts.find(({ isDefault }) => isDefault);

/** @throws ApiError `NOT_FOUND` for another company; InvalidFields */
export async function createAccount(
  db: Database,
  editor: CompanyEditor,
  input: NewAccount,
): Promise<BankAccountRow> {
  const { companyId } = editor;
  if (String(input.companyId) !== String(companyId)) throw new ApiError('NOT_FOUND', 'notFound');
  return changeCompany(db, editor, async (tx) => {
    const accounts = await readAccounts(tx, companyId);
    if (accounts.length >= ACCOUNTS_MAX) {
      throw new ApiError('INVALID_INPUT', 'tooManyAccounts', { max: ACCOUNTS_MAX });
    }
    const values = acceptAccount(input, accounts);
    const [account] = await tx
      .insert(bankAccounts)
      .values({ ...values, companyId })
      .returning();
    if (account === undefined) throw new Error('The account was not stored.');
    const isDefault = input.isDefault === true || accounts.length === 0;
    await recordChanges(tx, editor, 'bankAccounts', [
      { field: 'bankAccount', oldValue: null, newValue: describe(account) },
      ...(isDefault ? await makeDefault(tx, account, defaultOf(accounts)) : []),
    ]);
    return { ...account, isDefault };
  });
}

/** @throws ApiError `NOT_FOUND` or `CONFLICT`; InvalidFields */
export const updateAccount = (
  db: Database,
  editor: CompanyEditor,
  input: AccountChanges,
): Promise<BankAccountRow> =>
  changeCompany(db, editor, async (tx) => {
    const accounts = await readAccounts(tx, editor.companyId);
    const account = findAccount(accounts, input.bankAccountId, input.revision);
    const others = accounts.filter((other) => other !== account);
    const values = acceptAccount(
      {
        bankName: input.bankName ?? account.bankName,
        accountName: input.accountName ?? account.accountName,
        accountNo: input.accountNo ?? account.accountNo,
      },
      others,
    );
    if (input.isDefault === false && account.isDefault) {
      throw new InvalidFields([{ field: 'isDefault', key: 'defaultAccountNeeded' }]);
    }
    const next = { ...account, ...values };
    const isDefault = account.isDefault || input.isDefault === true;
    const isEdited = (['bankName', 'accountName', 'accountNo'] as const).some(
      (field) => next[field] !== account[field],
    );
    if (!isEdited && isDefault === account.isDefault) return account;
    const revision = account.revision + 1;
    await tx
      .update(bankAccounts)
      .set({ ...values, revision })
      .where(eq(bankAccounts.bankAccountId, account.bankAccountId));
    await recordChanges(tx, editor, 'bankAccounts', [
      ...(isEdited
        ? [{ field: 'bankAccount', oldValue: describe(account), newValue: describe(next) }]
        : []),
      ...(isDefault ? await makeDefault(tx, next, defaultOf(accounts)) : []),
    ]);
    return { ...next, revision, isDefault };
  });

/** @throws ApiError `NOT_FOUND` or `CONFLICT`; InvalidFields when the default has no successor */
export const deleteAccount = (
  db: Database,
  editor: CompanyEditor,
  { bankAccountId, revision, newDefaultId }: AccountDeletion,
): Promise<void> =>
  changeCompany(db, editor, async (tx) => {
    const accounts = await readAccounts(tx, editor.companyId);
    const account = findAccount(accounts, bankAccountId, revision);
    const others = accounts.filter((other) => other !== account);
    const successor = newDefaultId == null ? undefined : findAccount(others, newDefaultId);
    if (account.isDefault && others.length > 0 && successor === undefined) {
      throw new InvalidFields([{ field: 'newDefaultId', key: 'defaultAccountNeeded' }]);
    }
    const changes =
      successor === undefined ? [] : await makeDefault(tx, successor, defaultOf(accounts));
    await tx.delete(bankAccounts).where(eq(bankAccounts.bankAccountId, account.bankAccountId));
    await recordChanges(tx, editor, 'bankAccounts', [
      { field: 'bankAccount', oldValue: describe(account), newValue: null },
      ...changes,
    ]);
  });
