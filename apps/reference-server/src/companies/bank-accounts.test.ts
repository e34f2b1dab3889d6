import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankAccounts, companies, companyCategories, companyChanges } from '../db/schema.ts';
import {
  categoriesQuery,
  changesQuery,
  companyQuery,
  createAccountMutation,
  createCategoryMutation,
  deleteAccountMutation,
  deleteCategoryMutation,
  updateAccountMutation,
} from '../testing/company-operations.ts';
import { postJson } from '../testing/client.ts';
import { startCompanyServer, type CompanyServer } from '../testing/company-server.ts';
import { openLive } from '../testing/live-client.ts';

let one: CompanyServer;

beforeAll(async () => {
  one = await startCompanyServer();
});
afterAll(() => one.server.close());

beforeEach(async () => {
  const { db } = one.server;
  await db.delete(companyChanges);
  await db.delete(bankAccounts);
  await db.delete(companyCategories);
  await db.update(companies).set({ category: null });
});

const bca = { companyId: '1', bankName: 'Bank Central Asia (BCA)', accountName: 'PT Satu' };
const create = (accountNo: string, more: object = {}, as = one.manager) =>
  one.run(createAccountMutation, { input: { ...bca, accountNo, ...more } }, as);
const update = (input: object, as = one.manager) => one.run(updateAccountMutation, { input }, as);
const remove = (input: object, as = one.manager) => one.run(deleteAccountMutation, { input }, as);

interface Account {
  readonly bankAccountId: string;
  readonly accountNo: string;
  readonly isDefault: boolean;
  readonly revision: number;
}
const accounts = async (): Promise<Account[]> => (await one.read()).bankAccounts;
const keyOf = ({ bankAccountId, revision }: Account) => ({ bankAccountId, revision });

describe('a bank account', () => {
  it('is added with the digits of its number, and the first one is the default (RS-336)', async () => {
    const first = await create('123-456 78.90');
    expect(first.data).toMatchObject({ accountNo: '1234567890', isDefault: true, revision: 1 });
    const second = await create('1234567891');
    expect(second.data).toMatchObject({ isDefault: false });
    const third = await create('1234567892', { isDefault: true });
    expect(third.data).toMatchObject({ isDefault: true });
    // Another length than the bank's numbers usually have.
    const unusual = await create('12345');
    expect(unusual.data).toMatchObject({ accountNo: '12345' });
    const listed = await accounts();
    expect(listed.map(({ accountNo }) => accountNo)).toEqual([
      '1234567892',
      '1234567890',
      '1234567891',
      '12345',
    ]);
    expect(listed.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it.each([
    ['a bank that is not listed', { bankName: 'Bank Central Asia' }, 'bankName'],
    ['no name', { accountName: ' ' }, 'accountName'],
    ['a name that is too long', { accountName: 'x'.repeat(101) }, 'accountName'],
    ['a number that is too short', { accountNo: '1234' }, 'accountNo'],
    ['a number that is too long', { accountNo: '1'.repeat(21) }, 'accountNo'],
    ['a number with letters', { accountNo: '12345678A0' }, 'accountNo'],
    ['no number', { accountNo: ' ' }, 'accountNo'],
    ['a number that the company has', { accountNo: '555-555-5555' }, 'accountNo'],
  ])('with %s is refused at the field (RS-336)', async (_what, wrong, field) => {
    await create('5555555555');
    const result = await create('1234567890', wrong);
    expect(result).toMatchObject({ errorName: 'INVALID_INPUT', fieldErrors: [{ field }] });
    expect(await accounts()).toHaveLength(1);
  });

  it('is changed to what it could be added with, and may keep its number (RS-336)', async () => {
    await create('5555555555');
    const { data } = await create('1234567890');
    for (const [wrong, field] of [
      [{ bankName: 'Bank Lain' }, 'bankName'],
      [{ accountNo: '1234' }, 'accountNo'],
      [{ accountNo: '5555555555' }, 'accountNo'],
      [{ accountName: '' }, 'accountName'],
    ] as const) {
      const refused = await update({ ...keyOf(data), ...wrong });
      expect(refused).toMatchObject({ errorName: 'INVALID_INPUT', fieldErrors: [{ field }] });
    }
    const kept = await update({ ...keyOf(data), accountNo: '1234567890', accountName: 'PT' });
    expect(kept).toMatchObject({ isSuccessful: true });
  });

  it('is changed against the revision that was read (RS-337)', async () => {
    const { data } = await create('1234567890');
    const changed = await update({ ...keyOf(data), accountName: 'PT Satu Jaya' });
    expect(changed.data).toMatchObject({ accountName: 'PT Satu Jaya', revision: 2 });
    const stale = await update({ ...keyOf(data), accountName: 'PT Lain' }, one.colleague);
    expect(stale).toMatchObject({ errorName: 'CONFLICT', data: null });
    expect(await remove(keyOf(data))).toMatchObject({ errorName: 'CONFLICT' });
    expect(await accounts()).toMatchObject([{ accountName: 'PT Satu Jaya', revision: 2 }]);
  });

  it('is the only default after several people made theirs the default at once (RS-338)', async () => {
    const numbers = [1, 2, 3, 4, 5, 6].map((digit) => String(digit).repeat(10));
    for (const number of numbers) await create(number);
    for (let round = 0; round < 3; round += 1) {
      const others = (await accounts()).slice(1);
      const results = await Promise.all(
        others.map((account) => update({ ...keyOf(account), isDefault: true })),
      );
      expect(results.map(({ isSuccessful }) => isSuccessful)).toEqual(others.map(() => true));
      expect((await accounts()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
    }
  });

  it('that is the first is the default for one of the people who add theirs at once (RS-338)', async () => {
    const numbers = [1, 2, 3, 4, 5, 6].map((digit) => String(digit).repeat(10));
    const results = await Promise.all(
      numbers.map((number, index) => create(number, {}, index % 2 ? one.manager : one.colleague)),
    );
    expect(results.every(({ isSuccessful }) => isSuccessful)).toBe(true);
    const listed = await accounts();
    expect(listed.map(({ isDefault }) => isDefault)).toEqual([
      true,
      ...Array.from({ length: 5 }, () => false),
    ]);
  });

  it('that is the default is deleted only with a successor, unless it is the last (RS-338)', async () => {
    const first = (await create('1111111111')).data;
    const second = (await create('2222222222')).data;
    expect(await remove(keyOf(first))).toMatchObject({
      errorName: 'INVALID_INPUT',
      fieldErrors: [{ field: 'newDefaultId' }],
    });
    const unset = await update({ ...keyOf(first), isDefault: false });
    expect(unset).toMatchObject({ fieldErrors: [{ field: 'isDefault' }] });
    const itself = { ...keyOf(first), newDefaultId: first.bankAccountId };
    expect(await remove(itself)).toMatchObject({ errorName: 'NOT_FOUND' });
    const replaced = await remove({ ...keyOf(first), newDefaultId: second.bankAccountId });
    expect(replaced).toMatchObject({ isSuccessful: true });
    expect(await accounts()).toMatchObject([{ accountNo: '2222222222', isDefault: true }]);
    expect(await remove(keyOf(second))).toMatchObject({ isSuccessful: true });
    expect(await accounts()).toEqual([]);
  });

  it('of another company does not exist (RS-333)', async () => {
    const own = (await create('1111111111')).data;
    const foreign = await create('2222222222', { companyId: '2' }, one.foreigner);
    expect(await create('3333333333', { companyId: '2' })).toMatchObject({
      errorName: 'NOT_FOUND',
    });
    for (const bankAccountId of [foreign.data.bankAccountId, '999999', 'x']) {
      const key = { bankAccountId, revision: 1 };
      expect(await update({ ...key, accountName: 'X' })).toMatchObject({ errorName: 'NOT_FOUND' });
      expect(await remove(key)).toMatchObject({ errorName: 'NOT_FOUND' });
      const successor = { ...keyOf(own), newDefaultId: bankAccountId };
      expect(await remove(successor)).toMatchObject({ errorName: 'NOT_FOUND' });
    }
    expect(await accounts()).toHaveLength(1);
    const [stored] = await one.server.db
      .select()
      .from(bankAccounts)
      .where(eq(bankAccounts.companyId, 2));
    expect(stored).toMatchObject({ accountName: 'PT Satu', isDefault: true });
  });

  it('appears in the history without its number, except its end (RS-334)', async () => {
    const first = (await create('1234567890')).data;
    await create('2222222222', { isDefault: true });
    await update({ ...keyOf(first), accountName: 'PT Baru' });
    await remove({ ...keyOf(first), revision: 2 });
    const [a, b, c] = [
      'Bank Central Asia (BCA) •••• 7890 PT Satu',
      'Bank Central Asia (BCA) •••• 2222 PT Satu',
      'Bank Central Asia (BCA) •••• 7890 PT Baru',
    ];
    expect(await one.history()).toEqual([
      `bankAccounts bankAccount: ${c} > null`,
      `bankAccounts bankAccount: ${a} > ${c}`,
      `bankAccounts defaultBankAccount: ${a} > ${b}`,
      `bankAccounts bankAccount: null > ${b}`,
      `bankAccounts defaultBankAccount: null > ${a}`,
      `bankAccounts bankAccount: null > ${a}`,
    ]);
  });

  it('is sent with the end of its number to users who may only read settings (RS-551, CS-124)', async () => {
    const first = (await create('1234567890')).data;
    await create('54321');
    await create('7654321');
    await update({ ...keyOf(first), accountNo: '9876543210' });
    const filter = { id: '1' };
    const numbersFor = async (as?: typeof one.reader): Promise<string[]> =>
      (await one.run(companyQuery, { filter }, as)).data.bankAccounts.map(
        ({ accountNo }: Account) => accountNo,
      );
    expect(await numbersFor(one.reader)).toEqual(['3210', '21', '321']);
    expect(await numbersFor(one.manager)).toEqual(['9876543210', '54321', '7654321']);
    const key = { ...keyOf(first), revision: 2 };
    const headers = { authorization: `Bearer ${one.reader.accessToken}` };
    const answers = await Promise.all(
      [
        { query: companyQuery, variables: { filter } },
        { query: changesQuery },
        { query: categoriesQuery },
        { query: createAccountMutation, variables: { input: { ...bca, accountNo: '9876543210' } } },
        { query: updateAccountMutation, variables: { input: { ...key, accountName: 'X' } } },
        { query: deleteAccountMutation, variables: { input: key } },
      ].map(async (body) => (await postJson(one.server, '/graphql', body, headers)).text()),
    );
    expect(answers.join(' ')).toContain('3210');
    // More than half of a short number, in the history as well.
    for (const number of ['1234567890', '9876543210', '54321', '4321']) {
      expect(answers.join(' ')).not.toContain(number);
    }
  });

  it('is announced without its number to users who may only read settings (RS-551)', async () => {
    const live = await openLive(one.server, one.reader.accessToken);
    await create('1234567890');
    const message = await live.waitFor(({ type }) => type === 'company-updated-1');
    live.close();
    expect(JSON.stringify([message, ...live.messages])).not.toContain('1234567890');
  });

  it('is not changed without company:update (RS-333)', async () => {
    const own = (await create('1111111111')).data;
    expect(await create('2222222222', {}, one.reader)).toMatchObject({ errorName: 'FORBIDDEN' });
    expect(await update({ ...keyOf(own), accountName: 'X' }, one.reader)).toMatchObject({
      errorName: 'FORBIDDEN',
    });
    expect(await remove(keyOf(own), one.reader)).toMatchObject({ errorName: 'FORBIDDEN' });
    expect(await accounts()).toHaveLength(1);
  });
});

describe('a category', () => {
  const add = (text: string, as = one.manager) =>
    one.run(createCategoryMutation, { input: { text } }, as);
  const drop = (id: string, as = one.manager) =>
    one.run(deleteCategoryMutation, { input: { id } }, as);
  const texts = async (): Promise<string[]> =>
    (await one.run(categoriesQuery)).companyCategories.map(({ text }: { text: string }) => text);

  it('is added once, ignoring case, and listed by text with those of all companies (RS-339)', async () => {
    await one.server.db.insert(companyCategories).values({ companyId: null, text: 'Distribusi' });
    expect(await add(' tambang ')).toMatchObject({
      isSuccessful: true,
      companyCategory: { text: 'tambang', companyId: '1', hasRelation: false },
    });
    for (const text of ['Tambang', 'DISTRIBUSI', ' ', 'x'.repeat(51)]) {
      const refused = await add(text);
      expect(refused).toMatchObject({
        errorName: 'INVALID_INPUT',
        fieldErrors: [{ field: 'text' }],
      });
    }
    expect(await texts()).toEqual(['Distribusi', 'tambang']);
    // Company 2 has its own.
    expect(await add('Tambang', one.foreigner)).toMatchObject({ isSuccessful: true });
  });

  it('is added once by two people at once (RS-339)', async () => {
    const results = await Promise.all([add('Tambang'), add('tambang', one.colleague)]);
    expect(results.map(({ isSuccessful }) => isSuccessful).toSorted()).toEqual([false, true]);
    expect(await texts()).toHaveLength(1);
  });

  it('is deleted when it is the company’s own and not in use (RS-339)', async () => {
    const { companyCategory: used } = await add('Logistik');
    await one.save('identity', { category: 'Logistik' });
    expect(await drop(used.id)).toMatchObject({ errorName: 'CONFLICT' });
    const { companyCategories: listed } = await one.run(categoriesQuery);
    expect(listed).toMatchObject([{ text: 'Logistik', hasRelation: true }]);
    await one.save('identity', { category: null });
    expect(await drop(used.id)).toMatchObject({ isSuccessful: true });
    const [common] = await one.server.db
      .insert(companyCategories)
      .values([{ text: 'Umum' }, { companyId: 2, text: 'Dua' }])
      .returning();
    for (const id of [String(common?.id), String(Number(common?.id) + 1), '999999', 'x', used.id]) {
      expect(await drop(id)).toMatchObject({ errorName: 'NOT_FOUND' });
    }
    expect(await one.server.db.select().from(companyCategories)).toHaveLength(2);
    expect((await one.history()).filter((line) => line.startsWith('categories'))).toEqual([
      'categories companyCategory: Logistik > null',
      'categories companyCategory: null > Logistik',
    ]);
  });
});
