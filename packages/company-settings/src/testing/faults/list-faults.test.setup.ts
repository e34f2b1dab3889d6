import { PantauError, isPantauError } from '@pantau/core';
import type { BankAccount } from '../../engine/company/bank-account.ts';
import type { CompanyCategory } from '../../engine/company/category.ts';
import { save } from '../contract/harness.ts';
import type { Spoil } from '../memory-harness.test.setup.ts';
import { type Faults, unless, withCalls, withCompany, withHistory } from './spoil.test.setup.ts';

const withCategories = (
  change: (categories: readonly CompanyCategory[]) => readonly CompanyCategory[],
): Spoil =>
  withCalls((source) => ({
    categories: async (signal) => change(await source.categories(signal)),
  }));

const withAccounts = (
  change: (accounts: readonly BankAccount[]) => readonly BankAccount[],
): Spoil => withCompany(({ bankAccounts }) => ({ bankAccounts: change(bankAccounts) }));

const categoryFaults: Faults = {
  categories: [
    ['they are in another order', withCategories((categories) => categories.toReversed())],
    [
      'none counts as used',
      withCategories((categories) => categories.map((one) => ({ ...one, isUsed: false }))),
    ],
    [
      'every company’s categories count as its own',
      withCategories((categories) => categories.map((one) => ({ ...one, isOwn: true }))),
    ],
    [
      'spaces are kept',
      withCalls((source) => ({
        createCategory: async (text) => ({ ...(await source.createCategory(text)), text }),
      })),
    ],
  ],
  'category-invalid': [
    [
      'a category exists twice',
      withCalls((source) => ({
        createCategory: (text) =>
          unless(source.createCategory(text), 'invalid', () => source.createCategory(`${text}.`)),
      })),
    ],
    [
      'a long text is cut',
      withCalls((source) => ({
        createCategory: (text) => source.createCategory(text.slice(0, 50)),
      })),
    ],
    [
      'the field is not named',
      withCalls((source) => ({
        createCategory: (text) =>
          unless(source.createCategory(text), 'invalid', () =>
            Promise.reject(new PantauError('invalid')),
          ),
      })),
    ],
  ],
  'category-delete': [
    [
      'a used category is deleted',
      withCalls((source) => ({
        deleteCategory: (id) =>
          unless(source.deleteCategory(id), 'conflict', async () => {
            await save(source, 'identity', { category: null });
            await source.deleteCategory(id);
          }),
      })),
    ],
    [
      'deleting what the company has not created succeeds',
      withCalls((source) => ({
        deleteCategory: (id) => unless(source.deleteCategory(id), 'notFound', () => undefined),
      })),
    ],
    [
      'nothing is deleted',
      withCalls((source) => ({
        async deleteCategory(id) {
          const found = (await source.categories()).find((one) => one.id === id);
          if (found === undefined || found.isUsed || !found.isOwn) await source.deleteCategory(id);
        },
      })),
    ],
  ],
};

const accountFaults: Faults = {
  'account-default': [
    [
      'the first is not the default',
      withAccounts((accounts) => accounts.map((one) => ({ ...one, isDefault: false }))),
    ],
    [
      'the previous default stays one',
      withAccounts((accounts) =>
        accounts.map((one) => ({ ...one, isDefault: one.isDefault || one.accountNo[0] === '1' })),
      ),
    ],
    ['the default is not listed first', withAccounts((accounts) => accounts.toReversed())],
    [
      'another default cannot be chosen',
      withCalls(() => ({ updateBankAccount: () => Promise.resolve() })),
    ],
  ],
  'account-delete': [
    [
      'any of the others becomes the default',
      withCalls((source) => ({
        deleteBankAccount: (account, id) =>
          unless(source.deleteBankAccount(account, id), 'invalid', async () => {
            const { bankAccounts } = await source.company();
            await source.deleteBankAccount(account, bankAccounts[1]?.id ?? null);
          }),
      })),
    ],
    [
      'the choice of a successor is ignored',
      withCalls((source) => ({
        async deleteBankAccount(account, id) {
          const others = (await source.company()).bankAccounts.slice(1);
          const isKnown = others.some((one) => one.id === id);
          await source.deleteBankAccount(account, isKnown ? (others[0]?.id ?? null) : id);
        },
      })),
    ],
    [
      'the last one cannot be deleted',
      withCalls((source) => ({
        async deleteBankAccount(account, id) {
          const { bankAccounts } = await source.company();
          if (bankAccounts.length > 1) await source.deleteBankAccount(account, id);
        },
      })),
    ],
  ],
  'account-invalid': [
    [
      'a short number is accepted',
      withCalls((source) => ({
        createBankAccount: (account) =>
          source.createBankAccount({ ...account, accountNo: account.accountNo.padEnd(10, '0') }),
      })),
    ],
    [
      'an account exists twice',
      withCalls((source) => ({
        createBankAccount: (account) =>
          account.accountNo === '1234-5678-90'
            ? Promise.resolve()
            : source.createBankAccount(account),
      })),
    ],
    [
      'a change is not checked',
      withCalls((source) => ({
        updateBankAccount: (...args) =>
          unless(source.updateBankAccount(...args), 'invalid', () => undefined),
      })),
    ],
  ],
  'account-change': [
    [
      'a number is stored as it was typed',
      withAccounts((accounts) => accounts.map((one) => ({ ...one, accountNo: '1234-5678 90' }))),
    ],
    [
      'an unusual length is padded',
      withAccounts((accounts) =>
        accounts.map((one) => ({ ...one, accountNo: one.accountNo.padEnd(10, '0') })),
      ),
    ],
    [
      'the revision stays',
      withAccounts((accounts) => accounts.map((one) => ({ ...one, revision: 1 }))),
    ],
    [
      'every request counts as a change',
      withCalls((source) => ({
        async updateBankAccount(account, changes) {
          await source.createCategory(`${account.revision} ${Object.keys(changes).join(' ')}`);
          await source.updateBankAccount(account, changes);
        },
      })),
    ],
  ],
  'account-conflict': [
    [
      'a change ignores the revision',
      withCalls((source) => ({
        async updateBankAccount({ id }, changes) {
          const { bankAccounts } = await source.company();
          const revision = bankAccounts.find((one) => one.id === id)?.revision ?? 1;
          await source.updateBankAccount({ id, revision }, changes);
        },
      })),
    ],
    [
      'a deletion ignores the revision',
      withCalls((source) => ({
        async deleteBankAccount({ id }, newDefaultId) {
          const { bankAccounts } = await source.company();
          const revision = bankAccounts.find((one) => one.id === id)?.revision ?? 1;
          await source.deleteBankAccount({ id, revision }, newDefaultId);
        },
      })),
    ],
    [
      'changing an unknown account succeeds',
      withCalls((source) => ({
        updateBankAccount: (...args) =>
          unless(source.updateBankAccount(...args), 'notFound', () => undefined),
      })),
    ],
  ],
  'account-history': [
    [
      'numbers are not masked',
      withHistory((changes) =>
        changes.map((one) => ({ ...one, after: one.after?.replace('••••', '123456') ?? null })),
      ),
    ],
    [
      'a new default is not recorded',
      withHistory((changes) => changes.filter(({ field }) => field === 'bankAccount')),
    ],
    [
      'a deletion is not recorded',
      withHistory((changes) => changes.filter(({ after }) => after !== null)),
    ],
  ],
};

/** Stores what has to be refused for a reason. */
const acceptsLogo = (code: string): Spoil =>
  withCalls((source) => ({
    uploadLogo: (picture) =>
      source.uploadLogo(picture).catch((error: unknown) => {
        if (isPantauError(error) && error.code === code) return 'https://logo.example';
        throw error;
      }),
  }));

const logoFaults: Faults = {
  logo: [
    [
      'the address is relative',
      withCalls((source) => ({
        async uploadLogo(picture) {
          await source.uploadLogo(picture);
          return '/logo.png';
        },
      })),
    ],
    ['the company has no logo', withCompany(() => ({ logoUrl: null }))],
    ['it cannot be removed', withCalls(() => ({ removeLogo: () => Promise.resolve() }))],
    [
      'it changes the revision of the brand',
      withCalls((source) => ({
        async uploadLogo(picture) {
          await save(source, 'branding', { brandName: 'Armada Satu' });
          return source.uploadLogo(picture);
        },
      })),
    ],
    [
      'it is not recorded',
      withHistory((changes) => changes.filter(({ field }) => field !== 'logoUrl')),
    ],
  ],
  'logo-refused': [
    ['the declared type counts', acceptsLogo('LOGO_TYPE')],
    ['half a picture is stored', acceptsLogo('LOGO_UNREADABLE')],
    ['the size is not checked', acceptsLogo('LOGO_SIZE')],
    [
      'only the start of a file counts',
      withCalls((source) => ({
        uploadLogo: (picture) =>
          source.uploadLogo(picture).catch(async (error: unknown) => {
            const start = await picture.slice(1, 4).text();
            if (isPantauError(error) && error.code === 'LOGO_TYPE' && start === 'PNG') {
              return 'https://logo.example';
            }
            throw error;
          }),
      })),
    ],
    [
      'the reason is not named',
      withCalls((source) => ({
        uploadLogo: (picture) =>
          unless(source.uploadLogo(picture), 'invalid', () =>
            Promise.reject(new PantauError('invalid')),
          ),
      })),
    ],
    [
      'a refused logo removes the previous one',
      withCalls((source) => ({
        uploadLogo: (picture) =>
          source.uploadLogo(picture).catch(async (error: unknown) => {
            await source.removeLogo();
            throw error;
          }),
      })),
    ],
  ],
};

export const listFaults: Faults = { ...categoryFaults, ...accountFaults, ...logoFaults };
