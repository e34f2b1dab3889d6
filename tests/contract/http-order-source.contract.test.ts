import { scopes } from '@pantau/core/contract';
import { createHttpOrderSource } from '@pantau/sales-order/http';
import { type OrderSourceHarness, orderSourceContract } from '@pantau/sales-order/testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { orderFleetTasks } from '../../apps/reference-server/src/db/schema.ts';
import { signIn } from '../../apps/reference-server/src/testing/client.ts';
import { addCompany, addUser } from '../../apps/reference-server/src/testing/fixtures.ts';
import {
  type TestServer,
  startTestServer,
} from '../../apps/reference-server/src/testing/start-test-server.ts';

let server: TestServer;
let companies = 0;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const everything = [
  scopes.salesOrderRead,
  scopes.salesOrderCreate,
  scopes.salesOrderUpdate,
  scopes.salesOrderDelete,
  scopes.fleetTaskInstantRead,
];

/** Adds a company with one user. */
async function addSource() {
  companies += 1;
  const companyId = companies;
  await addCompany(server.db, companyId);
  const { accessToken } = await signIn(server, await addUser(server.db, companyId, everything));
  const source = createHttpOrderSource({
    baseUrl: server.url,
    locale: 'en',
    getToken: () => Promise.resolve(accessToken),
  });
  return { companyId, source };
}

/** Creates two companies on the shared server. */
async function create(): Promise<OrderSourceHarness> {
  const { companyId, source } = await addSource();
  return {
    source,
    foreign: (await addSource()).source,
    async addFleetTask(id, task) {
      const rest = { companyId, orderId: Number(id), status: 'ongoing' };
      await server.db.insert(orderFleetTasks).values({ ...rest, ...task });
    },
    close: () => undefined,
  };
}

orderSourceContract({ name: 'The HTTP adapter', create, describe, it });
