import { menuScopes, scopes } from '@pantau/core/contract';
import { createHttpPaletteSource } from '@pantau/shell/http';
import { type PaletteSourceHarness, paletteSourceContract } from '@pantau/shell/testing';
import { describe, it } from 'vitest';
import { drivers, vehiclePositions } from '../../apps/reference-server/src/db/schema.ts';
import { addVehicle } from '../../apps/reference-server/src/testing/fixtures.ts';
import { addOrder } from '../../apps/reference-server/src/testing/orders.ts';
import { shareServer } from './shared-server.ts';

const shared = shareServer();

const both = [menuScopes.dashboardVehicleMap, scopes.salesOrderRead];

async function sourceOf(companyId: number, held: readonly string[]) {
  const { connection } = await shared.addUser(companyId, held);
  return createHttpPaletteSource(connection);
}

/** Creates two companies on the shared server. */
async function create(): Promise<PaletteSourceHarness> {
  const { db, clock } = shared.server;
  const [companyId, foreignId] = [await shared.addCompany(), await shared.addCompany()];
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
    async addUnreportedVehicle(licensePlate) {
      await addVehicle(db, companyId, { licensePlate });
    },
    async addOrder(number, customerName) {
      await addOrder(db, companyId, { number, customerName });
    },
    close: () => undefined,
  };
}

paletteSourceContract({ name: 'The HTTP adapter', create, describe, it });
