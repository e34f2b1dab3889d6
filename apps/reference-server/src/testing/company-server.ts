import { menuScopes, scopes } from '@pantau/core/contract';
import { graphql, signIn, type SignedIn } from './client.ts';
import { changesQuery, companyQuery, updateSectionMutation } from './company-operations.ts';
import { addCompany, addUser, type AddedUser } from './fixtures.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** A server with companies 1 and 2, and users who may change their settings. */
export interface CompanyServer {
  readonly server: TestServer;
  readonly users: Readonly<Record<'manager' | 'colleague' | 'reader' | 'foreigner', AddedUser>>;
  readonly manager: SignedIn;
  /** May change company 1, too. */
  readonly colleague: SignedIn;
  /** Of company 1; only reads. */
  readonly reader: SignedIn;
  /** Of company 2. */
  readonly foreigner: SignedIn;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test knows the shape of its response
  run(query: string, variables?: object, as?: SignedIn): Promise<any>;
  /** Company 1. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test knows the shape of its response
  read(): Promise<any>;
  /** Saves fields of a section of company 1 against its present revision. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test knows the shape of its response
  save(section: string, fields: object, as?: SignedIn): Promise<any>;
  /** The changes of company 1 as `section field: old > new`, newest first. */
  history(): Promise<string[]>;
}

export async function startCompanyServer(): Promise<CompanyServer> {
  // Tests shift the clock past the limits per minute.
  const server = await startTestServer({ settings: { accessTokenSeconds: 86_400 } });
  await addCompany(server.db, 1, { name: 'Satu' });
  await addCompany(server.db, 2, { name: 'Dua' });
  const all = [menuScopes.setting, scopes.companyUpdate];
  const users = {
    manager: await addUser(server.db, 1, all),
    colleague: await addUser(server.db, 1, all),
    reader: await addUser(server.db, 1, [menuScopes.setting]),
    foreigner: await addUser(server.db, 2, all),
  };
  const manager = await signIn(server, users.manager);
  const run: CompanyServer['run'] = (query, variables = {}, as = manager) =>
    graphql(server, as.accessToken, query, variables as Record<string, unknown>);
  const read = async () => (await run(companyQuery, { filter: { id: '1' } })).data;
  return {
    server,
    users,
    manager,
    colleague: await signIn(server, users.colleague),
    reader: await signIn(server, users.reader),
    foreigner: await signIn(server, users.foreigner),
    run,
    read,
    async save(section, fields, as) {
      const revision = (await read()).revisions[section];
      return run(updateSectionMutation, { input: { id: '1', revision, ...fields } }, as);
    },
    async history() {
      const { data } = await run(changesQuery);
      return data.map(
        ({ section, field, oldValue, newValue }: Record<string, string | null>) =>
          `${section} ${field}: ${oldValue} > ${newValue}`,
      );
    },
  };
}
