import { scopes } from '@pantau/core/contract';
import { createHttpOrderSource } from '@pantau/sales-order/http';
import { type OrderSourceHarness, orderSourceContract } from '@pantau/sales-order/testing';
import { describe, it } from 'vitest';
import { orderFleetTasks } from '../../apps/reference-server/src/db/schema.ts';
import { shareServer } from './shared-server.ts';

const shared = shareServer();

const everything = [
  scopes.salesOrderRead,
  scopes.salesOrderCreate,
  scopes.salesOrderUpdate,
  scopes.salesOrderDelete,
  scopes.fleetTaskInstantRead,
];

/** Adds a company with one user. */
async function addSource() {
  const companyId = await shared.addCompany();
  const { connection } = await shared.addUser(companyId, everything);
  return { companyId, source: createHttpOrderSource(connection) };
}

/** Creates two companies on the shared server. */
async function create(): Promise<OrderSourceHarness> {
  const { companyId, source } = await addSource();
  return {
    source,
    foreign: (await addSource()).source,
    async addFleetTask(id, task) {
      const rest = { companyId, orderId: Number(id), status: 'ongoing' };
      await shared.server.db.insert(orderFleetTasks).values({ ...rest, ...task });
    },
    close: () => undefined,
  };
}

orderSourceContract({ name: 'The HTTP adapter', create, describe, it });
