import { menuScopes, scopes } from '@pantau/core/contract';
import { createHttpPaletteSource } from '@pantau/shell/http';
import { type PaletteSourceHarness, paletteSourceContract } from '@pantau/shell/testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { drivers, vehiclePositions } from '../../apps/reference-server/src/db/schema.ts';
import { signIn } from '../../apps/reference-server/src/testing/client.ts';
import {
  addCompany,
  addUser,
  addVehicle,
} from '../../apps/reference-server/src/testing/fixtures.ts';
import { addOrder } from '../../apps/reference-server/src/testing/orders.ts';
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

const both = [menuScopes.dashboardVehicleMap, scopes.salesOrderRead];

async function sourceOf(companyId: number, held: readonly string[]) {
  const { accessToken } = await signIn(server, await addUser(server.db, companyId, held));
  return createHttpPaletteSource({
    baseUrl: server.url,
    locale: 'en',
    getToken: () => Promise.resolve(accessToken),
  });
}

/** Creates two companies on the shared server. */
async function create(): Promise<PaletteSourceHarness> {
  const { db, clock } = server;
  const [companyId, foreignId] = [(companies += 1), (companies += 1)];
  for (const id of [companyId, foreignId]) await addCompany(db, id);
  return {
    source: await sourceOf(companyId, both),
    foreign: await sourceOf(foreignId, both),
    outsider: await sourceOf(companyId, []),
    async addVehicle(licensePlate, fullname) {
      const [driver] =
        fullname === null
          ? []
          : await db.insert(drivers).values({ companyId, fullname }).returning();
      const { id: vehicleId } = await addVehicle(db, companyId, {
        licensePlate,
        driverId: driver?.id ?? null,
      });
      const recordedOn = new Date(clock.now());
      const place = { latitude: -6.2, longitude: 106.8, recordedOn };
      await db.insert(vehiclePositions).values({ companyId, vehicleId, ...place });
    },
    async addOrder(number, customerName) {
      await addOrder(db, companyId, { number, customerName });
    },
    close: () => undefined,
  };
}

paletteSourceContract({ name: 'The HTTP adapter', create, describe, it });
