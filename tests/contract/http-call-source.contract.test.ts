import { createHttpBackend } from '@pantau/alert-center/http';
import type { CallRequest } from '@pantau/core/calls';
import { scopes } from '@pantau/core/contract';
import {
  type CallSourceHarness,
  type ContractDriver,
  callSourceContract,
} from '@pantau/core/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { SimulatedDriver } from '@pantau/core/contract';
import { devices } from '../../apps/reference-server/src/db/schema.ts';
import { signIn } from '../../apps/reference-server/src/testing/client.ts';
import { createShiftedClock } from '../../apps/reference-server/src/testing/clock.ts';
import {
  type TestServer,
  startTestServer,
} from '../../apps/reference-server/src/testing/start-test-server.ts';
import {
  addCompany,
  addUser,
  addVehicle,
} from '../../apps/reference-server/src/testing/fixtures.ts';

const MAX_CALLS = 2;
/** Speeds up the simulated drivers. */
const SPEED_FACTOR = 10;

const drivers = new Map<string, SimulatedDriver>();
let server: TestServer;
let companies = 0;
let vehicles = 0;

beforeAll(async () => {
  const clock = createShiftedClock();
  server = await startTestServer({
    env: { PANTAU_MAX_CALLS: String(MAX_CALLS) },
    driverFor: (plate) => drivers.get(plate) ?? 'answers',
    clock: { ...clock, setTimeout: (run, ms) => clock.setTimeout(run, ms / SPEED_FACTOR) },
  });
});

afterAll(() => server.close());

async function addCallable(
  companyId: number,
  deviceType: string,
  driver: ContractDriver,
): Promise<CallRequest> {
  const { db } = server;
  vehicles += 1;
  const licensePlate = `B ${vehicles} CALL`;
  drivers.set(licensePlate, driver);
  const { id, deviceId, imei } = await addVehicle(db, companyId, { licensePlate });
  await db.update(devices).set({ deviceType }).where(eq(devices.id, deviceId));
  const vehicleId = String(id);
  return { vehicleId, licensePlate, driver: null, imei, deviceType, entryPoint: 'alertCenter' };
}

const kinds = ['answers', 'refuses', 'silent', 'losesConnection'] as const;
/** More than any clause needs of one kind. */
const VEHICLES_PER_KIND = MAX_CALLS + 1;

/** Creates a company on the shared server, as the limit of calls applies per company. */
async function create(): Promise<CallSourceHarness> {
  companies += 1;
  const companyId = companies;
  await addCompany(server.db, companyId);
  const callScopes = [scopes.twoWayCommunication, scopes.twoWayCommunicationAllModule];
  const { accessToken } = await signIn(server, await addUser(server.db, companyId, callScopes));
  const requests = new Map<ContractDriver, CallRequest[]>();
  for (const driver of kinds) {
    const added: CallRequest[] = [];
    while (added.length < VEHICLES_PER_KIND)
      added.push(await addCallable(companyId, 'bsj', driver));
    requests.set(driver, added);
  }
  const { calls } = createHttpBackend({
    baseUrl: server.url,
    getToken: () => Promise.resolve(accessToken),
    maxCalls: MAX_CALLS,
    random: () => 0.1,
  });
  const open = new Set<() => void>();
  return {
    source: {
      ...calls,
      subscribe(listener) {
        const unsubscribe = calls.subscribe(listener);
        open.add(unsubscribe);
        return unsubscribe;
      },
    },
    vehicleOf(driver) {
      const request = requests.get(driver)?.shift();
      if (request === undefined) throw new Error(`No vehicle is left whose driver ${driver}`);
      return request;
    },
    notCallable: await addCallable(companyId, 'teltonika', 'answers'),
    // One polling interval of the suite.
    // eslint-disable-next-line no-restricted-syntax
    advance: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    close: () => open.forEach((unsubscribe) => unsubscribe()),
  };
}

callSourceContract({ name: 'The HTTP adapter on the reference server', create, describe, it });
