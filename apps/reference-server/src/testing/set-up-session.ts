import { scopes } from '@pantau/core/contract';
import { afterAll, beforeAll } from 'vitest';
import { postJson } from './client.ts';
import { addCompany, addUser, type AddedUser } from './fixtures.ts';
import { payloadQuery } from './operations.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** Starts a server with one user and one allowed origin, https://partner.example, for the tests of a file. */
export function setUpSession() {
  let server: TestServer;
  let user: AddedUser;

  beforeAll(async () => {
    server = await startTestServer({ env: { PANTAU_ALLOWED_ORIGINS: 'https://partner.example' } });
    await addCompany(server.db, 1, { name: 'PT Satu', flags: ['multiImei'] });
    user = await addUser(server.db, 1, [scopes.alertCenterMain], { profileEmail: 'a@b.example' });
  });
  afterAll(() => server.close());

  return {
    get server() {
      return server;
    },
    get user() {
      return user;
    },
    signInWith: (email: string, password: string, headers = {}): Promise<Response> =>
      postJson(server, '/api/session', { email, password }, headers),
    refresh: (cookie: string, headers = {}): Promise<Response> =>
      postJson(server, '/api/session/refresh', {}, { cookie, ...headers }),
    /** The status of a request with an access token. */
    async callStatus(token: string): Promise<number> {
      const headers = { authorization: `Bearer ${token}` };
      return (await postJson(server, '/graphql', { query: payloadQuery }, headers)).status;
    },
  };
}
