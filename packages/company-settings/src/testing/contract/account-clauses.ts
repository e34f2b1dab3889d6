import { check, checkRejects, checkSame } from '@pantau/core/testing';
import type { BankAccount } from '../../engine/company/bank-account.ts';
import {
  type CompanyClause,
  UNKNOWN_ID,
  accountsOf,
  addAccounts,
  firstAccount,
  historyOf,
  secondAccount,
  stateOf,
  thirdAccount,
} from './harness.ts';

const three = [firstAccount, secondAccount, thirdAccount];
/** `1`, `2` or `3`, with `*` for the default. */
const inShort = (accounts: readonly BankAccount[]): readonly string[] =>
  accounts.map(({ accountNo, isDefault }) => `${accountNo.slice(0, 1)}${isDefault ? '*' : ''}`);

const unknown = { id: UNKNOWN_ID, revision: 1 };

export const accountClauses: readonly CompanyClause[] = [
  {
    id: 'account-default',
    title: 'has exactly one default account, the first one until another is chosen (CS-58)',
    async run({ source }) {
      const [, , third] = await addAccounts(source, three);
      checkSame(inShort(await accountsOf(source)), ['1*', '2', '3'], 'the first is the default');
      await source.updateBankAccount(third ?? unknown, { isDefault: true });
      const after = await accountsOf(source);
      checkSame(inShort(after), ['3*', '1', '2'], 'only the chosen one, listed first');
      checkSame(after[0]?.revision, (third?.revision ?? 0) + 1, 'its revision grows');
    },
  },
  {
    id: 'account-delete',
    title: 'deletes the default account only with a successor, unless it is the last (CS-58)',
    async run({ source }) {
      const [first, second, third] = await addAccounts(source, three);
      const before = await stateOf(source);
      const without = source.deleteBankAccount(first ?? unknown, null);
      const { fieldErrors } = await checkRejects(without, 'invalid', 'no successor');
      checkSame(
        fieldErrors.map(({ field }) => field),
        ['newDefaultId'],
        'the field',
      );
      for (const id of [first?.id ?? '', UNKNOWN_ID]) {
        const call = source.deleteBankAccount(first ?? unknown, id);
        await checkRejects(call, 'notFound', 'a successor that is none of the others');
      }
      checkSame(await stateOf(source), before, 'nothing has changed');
      await source.deleteBankAccount(first ?? unknown, third?.id ?? '');
      checkSame(inShort(await accountsOf(source)), ['3*', '2'], 'the chosen successor');
      await source.deleteBankAccount(second ?? unknown, null);
      const [last] = await accountsOf(source);
      await source.deleteBankAccount(last ?? unknown, null);
      checkSame(await accountsOf(source), [], 'no account');
    },
  },
  {
    id: 'account-invalid',
    title: 'refuses an account with an unknown bank, a wrong number, or a second time (CS-59)',
    async run({ source }) {
      const [, second] = await addAccounts(source, [firstAccount, secondAccount]);
      const before = await stateOf(source);
      const fieldOf = async (call: Promise<void>, what: string): Promise<readonly string[]> =>
        (await checkRejects(call, 'invalid', what)).fieldErrors.map(({ field }) => field);
      for (const [wrong, field] of [
        [{ bankName: 'Bank Lain' }, 'bankName'],
        [{ accountName: ' ' }, 'accountName'],
        [{ accountName: 'x'.repeat(101) }, 'accountName'],
        [{ accountNo: '1234' }, 'accountNo'],
        [{ accountNo: '1'.repeat(21) }, 'accountNo'],
        [{ accountNo: '12345678A0' }, 'accountNo'],
        [{ accountNo: '' }, 'accountNo'],
        [{ accountNo: '1234-5678-90' }, 'accountNo'],
      ] as const) {
        const create = source.createBankAccount({ ...thirdAccount, ...wrong });
        checkSame(await fieldOf(create, 'a new account'), [field], 'the field');
        const update = source.updateBankAccount(second ?? unknown, wrong);
        checkSame(await fieldOf(update, 'a changed account'), [field], 'the field');
      }
      checkSame(await stateOf(source), before, 'nothing has changed');
    },
  },
  {
    id: 'account-change',
    title: 'stores the digits of a number, and a change with a new revision (CS-60)',
    async run({ source }) {
      await source.createBankAccount({ ...firstAccount, accountNo: '1234-5678 90' });
      const [added] = await accountsOf(source);
      checkSame(added, { ...firstAccount, id: added?.id, isDefault: true, revision: 1 }, 'stored');
      await source.updateBankAccount(added ?? unknown, { accountName: ' PT Dua ' });
      const changed = { ...added, accountName: 'PT Dua', revision: 2 };
      checkSame(await accountsOf(source), [changed], 'the change');
      const before = await stateOf(source);
      const key = { id: added?.id ?? '', revision: 2 };
      await source.updateBankAccount(key, { accountNo: '1234567890' });
      await source.updateBankAccount(key, { isDefault: true });
      checkSame(await stateOf(source), before, 'the same values change nothing');
      await source.updateBankAccount(key, { accountNo: '12345' });
      const [short] = await accountsOf(source);
      checkSame(short?.accountNo, '12345', 'a length that is unusual for the bank');
    },
  },
  {
    id: 'account-conflict',
    title: 'refuses to change or delete an account that has changed since it was read (CS-60)',
    async run({ source, colleague }) {
      const [first] = await addAccounts(source, [firstAccount]);
      await colleague.updateBankAccount(first ?? unknown, { accountName: 'PT Dua' });
      const before = await stateOf(source);
      const update = source.updateBankAccount(first ?? unknown, { accountName: 'PT Tiga' });
      await checkRejects(update, 'conflict', 'changing it');
      const remove = source.deleteBankAccount(first ?? unknown, null);
      await checkRejects(remove, 'conflict', 'deleting it');
      const unknownUpdate = source.updateBankAccount(unknown, { accountName: 'PT Tiga' });
      await checkRejects(unknownUpdate, 'notFound', 'changing an unknown account');
      const unknownRemove = source.deleteBankAccount(unknown, null);
      await checkRejects(unknownRemove, 'notFound', 'deleting an unknown account');
      checkSame(await stateOf(source), before, 'nothing has changed');
    },
  },
  {
    id: 'account-history',
    title: 'records accounts with only the last four digits of their numbers (CS-63)',
    async run({ source }) {
      const [first, second] = await addAccounts(source, [firstAccount, secondAccount]);
      await source.updateBankAccount(second ?? unknown, { accountNo: '4444456789' });
      await source.deleteBankAccount(first ?? unknown, second?.id ?? '');
      const changes = await historyOf(source);
      const endOf = (text: string | null): string | null =>
        text === null ? null : (/\D(\d{4})\D/.exec(text)?.[1] ?? text);
      checkSame(
        changes.map(({ section, field, before, after }) => [
          ...[section, field],
          ...[endOf(before), endOf(after)],
        ]),
        [
          ['bankAccounts', 'defaultBankAccount', '7890', '6789'],
          ['bankAccounts', 'bankAccount', '7890', null],
          ['bankAccounts', 'bankAccount', '2222', '6789'],
          ['bankAccounts', 'bankAccount', null, '2222'],
          ['bankAccounts', 'defaultBankAccount', null, '7890'],
          ['bankAccounts', 'bankAccount', null, '7890'],
        ],
        'the changes, newest first',
      );
      check(
        changes.every(({ before, after }) => !/\d{5}/.test(`${before} ${after}`)),
        'no more digits',
      );
    },
  },
];
