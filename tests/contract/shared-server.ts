import { afterAll, beforeAll } from 'vitest';
import { signIn } from '../../apps/reference-server/src/testing/client.ts';
import {
  type AddedUser,
  addCompany,
  addUser,
} from '../../apps/reference-server/src/testing/fixtures.ts';
import {
  type TestServer,
  type TestServerOptions,
  startTestServer,
} from '../../apps/reference-server/src/testing/start-test-server.ts';

/** How an adapter connects as a user. */
export interface UserConnection {
  readonly baseUrl: string;
  readonly locale: 'en';
  readonly getToken: () => Promise<string>;
}

/** The reference server that the tests of a file share. Every clause has companies of its own. */
export interface SharedServer {
  readonly server: TestServer;
  /** Adds an empty company and returns its id. */
  addCompany(values?: Parameters<typeof addCompany>[2]): Promise<number>;
  connect(user: AddedUser): Promise<UserConnection>;
  /** Adds a user with these scopes. */
  addUser(
    companyId: number,
    scopes: readonly string[],
    values?: Parameters<typeof addUser>[3],
  ): Promise<{ readonly user: AddedUser; readonly connection: UserConnection }>;
}

/** Starts the server before the first test of the file and closes it after the last. */
export function shareServer(options?: TestServerOptions): SharedServer {
  let server: TestServer | undefined;
  let companies = 0;
  const started = (): TestServer => {
    if (server === undefined) throw new Error('The server starts before the first test');
    return server;
  };
  beforeAll(async () => {
    server = await startTestServer(options);
  });
  afterAll(() => server?.close());

  const connect = async (user: AddedUser): Promise<UserConnection> => {
    const { accessToken } = await signIn(started(), user);
    const getToken = () => Promise.resolve(accessToken);
    return { baseUrl: started().url, locale: 'en', getToken };
  };
  return {
    get server() {
      return started();
    },
    async addCompany(values) {
      companies += 1;
      const id = companies;
      await addCompany(started().db, id, values);
      return id;
    },
    connect,
    async addUser(companyId, scopes, values) {
      const user = await addUser(started().db, companyId, scopes, values);
      return { user, connection: await connect(user) };
    },
  };
}
