import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankAccounts, companies, companyCategories, companyChanges } from '../db/schema.ts';
import { postJson } from '../testing/client.ts';
import {
  changesQuery,
  companyQuery,
  createAccountMutation,
  createCategoryMutation,
  deleteAccountMutation,
  deleteCategoryMutation,
  updateAccountMutation,
  updateSectionMutation,
} from '../testing/company-operations.ts';
import { startCompanyServer, type CompanyServer } from '../testing/company-server.ts';

let one: CompanyServer;

/** Ids that exist in company 2. */
const foreign = { company: '2', account: '', category: '', key: '', session: '', cursor: '' };

const account = { bankName: 'Bank Central Asia (BCA)', accountName: 'PT', accountNo: '2222222222' };
const KEYS = '/api/company/api-keys';
const SESSIONS = '/api/user/sessions';

/** The whole response, as the manager of company 1 gets it. */
async function send(method: string, path: string, body?: object, as = one.manager) {
  const headers = {
    authorization: `Bearer ${as.accessToken}`,
    'accept-language': 'en',
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await fetch(one.server.url + path, init);
  return { status: response.status, text: await response.text() };
}

const ask = (query: string, variables: object) => send('POST', '/graphql', { query, variables });

beforeAll(async () => {
  one = await startCompanyServer();
  await one.run(createAccountMutation, { input: { companyId: '1', ...account } });
  const theirs = one.foreigner;
  const added = await one.run(
    createAccountMutation,
    { input: { companyId: '2', ...account } },
    theirs,
  );
  foreign.account = added.data.bankAccountId;
  const created = await one.run(createCategoryMutation, { input: { text: 'Dua' } }, theirs);
  foreign.category = created.companyCategory.id;
  foreign.cursor = (await one.run(changesQuery, {}, theirs)).pagination.endCursor;
  await send('POST', KEYS, { name: 'Dua' }, theirs);
  foreign.key = JSON.parse((await send('GET', KEYS, undefined, theirs)).text).data[0].id;
  foreign.session = JSON.parse((await send('GET', SESSIONS, undefined, theirs)).text).data[0].id;
});
afterAll(() => one.server.close());

/** Everything that is stored of both companies' settings. */
const stored = async () => {
  const { db } = one.server;
  return Promise.all(
    [companies, bankAccounts, companyCategories, companyChanges].map((table) =>
      db.select().from(table),
    ),
  );
};

type Ask = (id: string) => Promise<{ readonly status: number; readonly text: string }>;

const NOBODYS = '99999999';
const NOBODYS_UUID = '00000000-0000-4000-8000-000000000000';

describe('an id of another company', () => {
  it.each<[string, keyof typeof foreign, Ask]>([
    ['Query.company', 'company', (id) => ask(companyQuery, { filter: { id } })],
    [
      'Mutation.updateCompany',
      'company',
      (id) => ask(updateSectionMutation, { input: { id, revision: 1, name: 'B' } }),
    ],
    [
      'Mutation.createBankAccount',
      'company',
      (companyId) =>
        ask(createAccountMutation, { input: { companyId, ...account, accountNo: '3333333333' } }),
    ],
    [
      'Mutation.updateBankAccount',
      'account',
      (bankAccountId) =>
        ask(updateAccountMutation, { input: { bankAccountId, revision: 1, accountName: 'B' } }),
    ],
    [
      'Mutation.deleteBankAccount',
      'account',
      (bankAccountId) => ask(deleteAccountMutation, { input: { bankAccountId, revision: 1 } }),
    ],
    [
      'Mutation.deleteCompanyCategory',
      'category',
      (id) => ask(deleteCategoryMutation, { input: { id } }),
    ],
    ['POST api-keys/{id}/rotate', 'key', (id) => send('POST', `${KEYS}/${id}/rotate`)],
    ['DELETE api-keys/{id}', 'key', (id) => send('DELETE', `${KEYS}/${id}`)],
    ['DELETE sessions/{id}', 'session', (id) => send('DELETE', `${SESSIONS}/${id}`)],
  ])('gets the answer of one that nobody has: %s (RS-552)', async (_operation, kind, request) => {
    const before = await stored();
    const nobodys = foreign[kind].includes('-') ? NOBODYS_UUID : NOBODYS;
    const answer = await request(foreign[kind]);
    expect(answer).toEqual(await request(nobodys));
    expect(answer.status === 404 || answer.text.includes('NOT_FOUND')).toBe(true);
    expect(await stored()).toEqual(before);
  });

  it('leads a page of the history to nothing of that company (RS-552)', async () => {
    const pagination = { first: 100, after: foreign.cursor };
    const page = await one.run(changesQuery, { filter: { pagination } });
    expect(page.data.map(({ field }: { field: string }) => field)).toEqual([
      'defaultBankAccount',
      'bankAccount',
    ]);
    expect(page.data).toEqual((await one.run(changesQuery)).data);
  });

  it('needs no guess to be refused: nobody reads settings without a session (RS-552)', async () => {
    for (const [query, variables] of [
      [companyQuery, { filter: { id: '1' } }],
      [changesQuery, {}],
    ] as const) {
      const response = await postJson(one.server, '/graphql', { query, variables });
      expect(response.status).toBe(401);
    }
  });
});
