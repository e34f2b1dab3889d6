import { menuScopes, scopes } from '@pantau/core/contract';
import type { OperationName } from '@pantau/core/contract/operations';
import { eq } from 'drizzle-orm';
import { companies } from '../db/schema.ts';
import { graphql, signIn } from './client.ts';
import {
  categoriesQuery,
  auditQuery,
  changesQuery,
  companyQuery,
  createAccountMutation,
  createCategoryMutation,
  deleteAccountMutation,
  deleteCategoryMutation,
  updateAccountMutation,
  updateSectionMutation,
} from './company-operations.ts';
import { addUser } from './fixtures.ts';
import { openLive } from './live-client.ts';
import { one, sendQuery, server, session } from './operation-server.ts';
import { drawPicture } from './pictures.ts';
import type { Outcome } from './outcome.ts';

const succeeds = async (query: string, variables: object = {}): Promise<boolean> =>
  (await sendQuery(query, variables)).isSuccessful;

/** Runs a mutation as a user who has the scopes for it. */
async function asEditor(query: string, input: object) {
  const editor = await addUser(server.db, one.id, [menuScopes.setting, scopes.companyUpdate]);
  const { accessToken } = await signIn(server, editor);
  return graphql(server, accessToken, query, { input });
}

let lastNumber = 1_000_000_000;
const newAccount = () => ({
  companyId: String(one.id),
  bankName: 'Bank Central Asia (BCA)',
  accountName: 'PT Satu',
  accountNo: String((lastNumber += 1)),
});

/** An account that is not the default, by id and revision. */
async function storedAccount() {
  await asEditor(createAccountMutation, newAccount());
  const { bankAccountId, revision } = (await asEditor(createAccountMutation, newAccount())).data;
  return { bankAccountId, revision };
}

const newText = (): string => `Kategori ${(lastNumber += 1)}`;

/** A change of the idle timeout against its present revision. */
async function operationInput() {
  const [row] = await server.db.select().from(companies).where(eq(companies.id, one.id));
  const idleTimeout = ((row?.idleTimeout ?? 0) % 100) + 1;
  return { id: String(one.id), revision: row?.operationRevision ?? 0, idleTimeout };
}

async function send(method: string, path: string, body?: Buffer): Promise<number> {
  const headers = {
    authorization: `Bearer ${session.accessToken}`,
    ...(body !== undefined && { 'content-type': 'image/png' }),
  };
  const init = { method, headers, ...(body !== undefined && { body: new Uint8Array(body) }) };
  return (await fetch(server.url + path, init)).status;
}

async function endsAnotherSession(): Promise<boolean> {
  await signIn(server, one.manager);
  const headers = { authorization: `Bearer ${session.accessToken}` };
  const response = await fetch(`${server.url}/api/user/sessions`, { headers });
  const { data } = (await response.json()) as { data: { id: string; isCurrent: boolean }[] };
  const other = data.find(({ isCurrent }) => !isCurrent);
  return (await send('DELETE', `/api/user/sessions/${other?.id}`)) === 204;
}

async function receivesUpdate(): Promise<boolean> {
  const listener = await openLive(server, session.accessToken);
  await asEditor(updateSectionMutation, await operationInput());
  await listener.waitFor(({ type }) => type === `company-updated-${one.id}`);
  listener.close();
  return true;
}

/** One request for each operation on companies, profiles and sessions. */
export const companyRequests: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'GraphQL Query.company': () => succeeds(companyQuery, { filter: { id: String(one.id) } }),
  'GraphQL Query.companyCategories': () => succeeds(categoriesQuery),
  'GraphQL Query.companyChanges': () => succeeds(changesQuery),
  'GraphQL Query.auditLog': () => succeeds(auditQuery),
  'GraphQL Mutation.createCompanyCategory': () =>
    succeeds(createCategoryMutation, { input: { text: newText() } }),
  'GraphQL Mutation.deleteCompanyCategory': async () => {
    const { companyCategory } = await asEditor(createCategoryMutation, { text: newText() });
    return succeeds(deleteCategoryMutation, { input: { id: companyCategory.id } });
  },
  'GraphQL Mutation.createBankAccount': () =>
    succeeds(createAccountMutation, { input: newAccount() }),
  'GraphQL Mutation.updateBankAccount': async () =>
    succeeds(updateAccountMutation, { input: { ...(await storedAccount()), accountName: 'PT' } }),
  'GraphQL Mutation.deleteBankAccount': async () =>
    succeeds(deleteAccountMutation, { input: await storedAccount() }),
  'REST GET /api/company/branding': async () =>
    (await send('GET', '/api/company/branding')) === 200,
  'REST PUT /api/company/logo': async () =>
    (await send('PUT', '/api/company/logo', await drawPicture('png'))) === 200,
  'REST DELETE /api/company/logo': async () => (await send('DELETE', '/api/company/logo')) === 200,
  'REST GET /api/user/profile': async () => (await send('GET', '/api/user/profile')) === 200,
  'REST GET /api/user/sessions': async () => (await send('GET', '/api/user/sessions')) === 200,
  'REST DELETE /api/user/sessions': async () =>
    (await send('DELETE', '/api/user/sessions')) === 204,
  'REST DELETE /api/user/sessions/{id}': endsAnotherSession,
  'live company-updated-{companyId}': receivesUpdate,
};

/** What is sent of the number of an account that has just been added. */
async function sentAccountNo(): Promise<{ readonly sent: string; readonly stored: string }> {
  const { bankAccountId, accountNo } = (await asEditor(createAccountMutation, newAccount())).data;
  const { data } = await sendQuery(companyQuery, { filter: { id: String(one.id) } });
  const accounts: { bankAccountId: string; accountNo: string }[] = data.bankAccounts;
  const account = accounts.find((other) => other.bankAccountId === bankAccountId);
  return { sent: account?.accountNo ?? '', stored: accountNo };
}

export const companyParts: Readonly<Record<string, () => Promise<Outcome>>> = {
  'GraphQL Query.company: full account numbers': async () => {
    const { sent, stored } = await sentAccountNo();
    return sent === stored ? 'served' : 'leftOut';
  },
  'GraphQL Mutation.updateCompany: sections': async () =>
    (await succeeds(updateSectionMutation, { input: await operationInput() }))
      ? 'served'
      : 'refused',
};
