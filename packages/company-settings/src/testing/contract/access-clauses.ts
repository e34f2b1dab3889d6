import { systemClock } from '@pantau/core/base';
import { accountNoEnd } from '@pantau/core/contract';
import { check, checkAborts, checkRejects, checkSame, createDeferred } from '@pantau/core/testing';
import type { CompanySource } from '../../engine/company/company-source.ts';
import {
  type CompanyClause,
  type CompanyHarness,
  UNKNOWN_ID,
  accountsOf,
  addAccounts,
  firstAccount,
  save,
  secondAccount,
  stateOf,
} from './harness.ts';

const noAccount = { id: UNKNOWN_ID, revision: 1 };

/** Every change that a user can request, of a company with an account and a category of its own. */
async function changesBy(user: CompanySource, owner: CompanySource) {
  const [account] = await addAccounts(owner, [firstAccount]);
  const category = await owner.createCategory('Logistik');
  const { sections } = await owner.company();
  const present = account ?? noAccount;
  const { revision } = sections.identity;
  return {
    saveSection: () => user.saveSection('identity', { companyTag: 'SATU' }, revision),
    createBankAccount: () => user.createBankAccount(secondAccount),
    updateBankAccount: () => user.updateBankAccount(present, { accountName: 'PT Lain' }),
    deleteBankAccount: () => user.deleteBankAccount(present, null),
    deleteCategory: () => user.deleteCategory(category.id),
    createCategory: () => user.createCategory('Tambang'),
    removeLogo: () => user.removeLogo(),
    uploadLogo: () => user.uploadLogo(new Blob([], { type: 'image/png' })),
  };
}

/** Whether a change of somebody else is reported. */
function isReported(
  { source, reportMs }: CompanyHarness,
  change: () => Promise<unknown>,
): Promise<boolean> {
  const { promise, resolve, reject } = createDeferred<boolean>();
  const end = source.subscribe?.(() => resolve(true));
  const cancel = systemClock.setTimeout(() => resolve(false), reportMs);
  change().catch(reject);
  return promise.finally(() => {
    end?.();
    cancel();
  });
}

export const accessClauses: readonly CompanyClause[] = [
  {
    id: 'foreign',
    title: 'keeps companies apart (CS-55)',
    async run({ source, foreign }) {
      const changes = await changesBy(foreign, source);
      await foreign.createCategory('Kargo');
      const [theirs] = await addAccounts(foreign, [secondAccount]);
      const [before, other] = [await stateOf(source), await stateOf(foreign)];
      checkSame(before.company.id === other.company.id, false, 'another company');
      checkSame(
        [other.categories.map(({ text }) => text), other.company.bankAccounts],
        [['Kargo'], [theirs]],
        'its categories and accounts',
      );
      const created = other.changes.filter(({ field }) => field === 'companyCategory');
      checkSame(
        [other.changes.length, created.map(({ after }) => after)],
        [3, ['Kargo']],
        'its history',
      );
      for (const change of [
        changes.updateBankAccount,
        changes.deleteBankAccount,
        changes.deleteCategory,
      ]) {
        await checkRejects(change(), 'notFound', 'what another company has');
      }
      const [own] = before.company.bankAccounts;
      const successor = source.deleteBankAccount(own ?? noAccount, theirs?.id ?? '');
      await checkRejects(successor, 'notFound', 'a successor of another company');
      checkSame([await stateOf(source), await stateOf(foreign)], [before, other], 'no change');
    },
  },
  {
    id: 'intruder',
    title: 'does not find a company that the user does not belong to (CS-55)',
    async run({ source, intruder }) {
      const changes = await changesBy(intruder, source);
      const before = await stateOf(source);
      for (const call of [
        () => intruder.company(),
        changes.saveSection,
        changes.createBankAccount,
        changes.updateBankAccount,
        changes.deleteBankAccount,
        changes.deleteCategory,
      ]) {
        await checkRejects(call(), 'notFound', 'another company');
      }
      checkSame(await stateOf(source), before, 'nothing has changed');
    },
  },
  {
    id: 'read-only',
    title: 'refuses every change of a user who may only read (CS-56)',
    async run({ source, reader }) {
      const changes = Object.entries(await changesBy(reader, source));
      const before = await stateOf(source);
      const { company, ...lists } = before;
      const bankAccounts = company.bankAccounts.map(({ accountNo, ...account }) => ({
        ...account,
        accountNo: accountNoEnd(accountNo),
      }));
      checkSame(
        await stateOf(reader),
        { ...lists, company: { ...company, bankAccounts } },
        'what the user reads',
      );
      for (const [name, change] of changes) await checkRejects(change(), 'forbidden', name);
      checkSame(await stateOf(source), before, 'nothing has changed');
    },
  },
  {
    id: 'reader-accounts',
    title:
      'sends a user who may only read the end of account numbers, never more than half (CS-121, CS-124)',
    async run({ source, reader }) {
      await source.createBankAccount(firstAccount);
      await source.createBankAccount({ ...secondAccount, accountNo: '54321' });
      await source.createBankAccount({ ...secondAccount, accountNo: '7654321' });
      await source.createBankAccount({ ...secondAccount, accountNo: '12348888' });
      const [first] = await accountsOf(source);
      await source.updateBankAccount(first ?? noAccount, { accountNo: '9876543210' });
      const state = await stateOf(reader);
      checkSame(
        state.company.bankAccounts.map(({ accountNo }) => accountNo),
        ['3210', '21', '321', '8888'],
        'the numbers',
      );
      checkSame(
        (await accountsOf(source)).map(({ accountNo }) => accountNo),
        ['9876543210', '54321', '7654321', '12348888'],
        'the numbers for a user who may change them',
      );
      // Of the short ones, four digits are more than half.
      const numbers = [firstAccount.accountNo, '9876543210', '12348888', '4321'];
      const text = JSON.stringify(state);
      check(!numbers.some((number) => text.includes(number)), 'no number in the history either');
    },
  },
  {
    id: 'subscribe',
    title: 'reports what somebody else changes until the subscription ends (CS-65)',
    async run(harness) {
      const { source, colleague } = harness;
      if (source.subscribe === undefined) return;
      let late = 0;
      source.subscribe(() => (late += 1))();
      for (const change of [
        () => save(colleague, 'branding', { brandName: 'Armada Satu' }),
        () => colleague.createBankAccount(firstAccount),
        () => colleague.createCategory('Logistik'),
      ]) {
        check(await isReported(harness, change), 'the change is reported');
      }
      checkSame(late, 0, 'reports after the end of a subscription');
    },
  },
  {
    id: 'abort',
    title: 'stops when its signal is aborted (CS-66)',
    async run({ source }) {
      const { sections } = await source.company();
      const before = await stateOf(source);
      const signal = AbortSignal.abort();
      const { revision } = sections.identity;
      for (const call of [
        () => source.company(signal),
        () => source.categories(signal),
        () => source.changes({ first: 10, after: null }, signal),
        () => source.saveSection('identity', { companyTag: 'SATU' }, revision, signal),
        () => source.createCategory('Tambang', signal),
        () => source.createBankAccount(firstAccount, signal),
        () => source.removeLogo(signal),
      ]) {
        await checkAborts(call(), 'an aborted request');
      }
      checkSame(await stateOf(source), before, 'nothing has changed');
    },
  },
];
