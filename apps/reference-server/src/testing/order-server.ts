import { scopes } from '@pantau/core/contract';
import { afterAll, beforeAll } from 'vitest';
import { postJson, signIn, type SignedIn } from './client.ts';
import { addCompany, addUser } from './fixtures.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test knows the shape of its response
type Json = any;

export interface OrderResponse {
  readonly status: number;
  readonly body: Json;
}

export const ORDERS = '/api/order/sales-order';
export const BULK = '/api/bff/sales-order';

const orderScopes = [
  scopes.salesOrderRead,
  scopes.salesOrderCreate,
  scopes.salesOrderUpdate,
  scopes.salesOrderDelete,
  scopes.fleetTaskInstantRead,
];

/** Starts a server with two companies, each with a user who may do everything with orders. */
export function setUpOrderServer() {
  let server: TestServer;
  let manager: SignedIn;
  let foreigner: SignedIn;
  let managerName = '';

  beforeAll(async () => {
    server = await startTestServer();
    for (const id of [1, 2]) await addCompany(server.db, id);
    const user = await addUser(server.db, 1, orderScopes);
    managerName = user.fullname;
    manager = await signIn(server, user);
    foreigner = await signIn(server, await addUser(server.db, 2, orderScopes));
  });
  afterAll(() => server.close());

  const send = async (
    method: string,
    path: string,
    body?: unknown,
    user: SignedIn = manager,
  ): Promise<OrderResponse> => {
    const headers = { authorization: `Bearer ${user.accessToken}`, 'accept-language': 'en' };
    const response =
      method === 'POST'
        ? await postJson(server, path, body, headers)
        : await fetch(server.url + path, {
            method,
            headers: {
              ...headers,
              ...(body !== undefined && { 'content-type': 'application/json' }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };

  return {
    get server() {
      return server;
    },
    get foreigner() {
      return foreigner;
    },
    get managerName() {
      return managerName;
    },
    send,
    /** One page of the first company's orders. */
    list: async (query: Readonly<Record<string, string | readonly string[]>> = {}) => {
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(query)) {
        for (const one of [value].flat()) search.append(name, one);
      }
      return send('GET', `${ORDERS}?${search.toString()}`);
    },
  };
}
