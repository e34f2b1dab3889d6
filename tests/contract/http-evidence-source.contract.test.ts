import { createHttpBackend, createHttpEvidenceSource } from '@pantau/alert-center/http';
import { type EvidenceSourceHarness, evidenceSourceContract } from '@pantau/alert-center/testing';
import { scopes } from '@pantau/core/contract';
import { createCachedGeocoder } from '@pantau/core/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vehicles } from '../../apps/reference-server/src/db/schema.ts';
import { signIn } from '../../apps/reference-server/src/testing/client.ts';
import {
  type TestServer,
  startTestServer,
} from '../../apps/reference-server/src/testing/start-test-server.ts';
import {
  type AddedUser,
  addDevice,
  addUser,
} from '../../apps/reference-server/src/testing/fixtures.ts';
import {
  addDrive,
  addFilmed,
  addFleetOrder,
  addGeofences,
  cameras,
  everything,
  newCompany,
} from './evidence-company.ts';

const MINUTE_MS = 60_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ cameras });
});

afterAll(() => server.close());

async function createSource(user: AddedUser) {
  const { accessToken } = await signIn(server, user);
  return createHttpEvidenceSource({
    baseUrl: server.url,
    locale: 'en',
    getToken: () => Promise.resolve(accessToken),
  });
}

const createUserSource = async (companyId: number, userScopes: readonly string[] = everything) =>
  createSource(await addUser(server.db, companyId, userScopes));

// One polling interval of the suite.
// eslint-disable-next-line no-restricted-syntax
const waitRealTime = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Creates a company on the shared server. */
async function create(): Promise<EvidenceSourceHarness> {
  const companyId = await newCompany(server);
  return {
    source: await createUserSource(companyId),
    withoutFleetTasks: await createUserSource(companyId, everything.slice(0, -1)),
    vehicleWith: (camera, deviceType) => addFilmed(server, companyId, camera, deviceType),
    foreignVehicle: async () => addFilmed(server, await newCompany(server), 'sendsByItself'),
    drivenVehicle: () => addDrive(server, companyId),
    geofences: () => addGeofences(server, companyId),
    fleetOrder: () => addFleetOrder(server, companyId),
    addresses: () => ({
      known: { latitude: -6.62, longitude: 107.759 },
      texts: { id: '5 km dari Subang', en: '5 km from Subang' },
      unknown: { latitude: -10.5, longitude: 90 },
    }),
    now: () => server.clock.now(),
    // Mostly by shifting the server's clock.
    async pass(ms) {
      const realMs = Math.min(ms, 20);
      server.clock.shift(ms - realMs);
      await waitRealTime(realMs);
    },
    close: () => undefined,
  };
}

evidenceSourceContract({ name: 'The HTTP adapter on the reference server', create, describe, it });

describe('clip URLs', () => {
  const openClip = async () => {
    const companyId = await newCompany(server);
    const source = await createUserSource(companyId);
    const { vehicleId, createdOn } = await addFilmed(server, companyId, 'sendsByItself');
    const { clips } = await source.listClips({ vehicleId, startTime: createdOn });
    const [first, second] = clips;
    if (first === undefined || second === undefined) throw new Error('There are no clips');
    return { first, second };
  };

  it('serve byte ranges of the video in each of its formats', async () => {
    const { first } = await openClip();
    expect(first.files.map(({ contentType }) => contentType)).toEqual(['video/webm', 'video/mp4']);
    for (const { url, contentType } of first.files) {
      const response = await fetch(url, { headers: { range: 'bytes=0-99' } });
      expect(response.status).toBe(206);
      expect(response.headers.get('content-type')).toBe(contentType);
      expect((await response.arrayBuffer()).byteLength).toBe(100);
    }
  });

  it('are rejected after they expire', async () => {
    const { first } = await openClip();
    const [file] = first.files;
    server.clock.shift(16 * MINUTE_MS);
    expect((await fetch(file?.url ?? '')).status).toBe(403);
  });

  it('are rejected for another video', async () => {
    const { first, second } = await openClip();
    const ownUrl = new URL(first.files[0]?.url ?? '');
    const otherUrl = new URL(second.files[0]?.url ?? '');
    otherUrl.search = ownUrl.search;
    expect((await fetch(otherUrl)).status).toBe(403);
  });
});

describe('HTTP evidence source', () => {
  it('passes on the server’s error message in the user’s language', async () => {
    const companyId = await newCompany(server);
    const user = await addUser(server.db, companyId, everything);
    const { accessToken } = await signIn(server, user);
    const unknownVehicle = { vehicleId: '999999999', startTime: server.clock.now() };
    const messageIn = async (locale: string) => {
      const source = createHttpEvidenceSource({
        baseUrl: server.url,
        locale,
        getToken: () => Promise.resolve(accessToken),
      });
      const error = await source.listClips(unknownVehicle).catch((reason: unknown) => reason);
      return (error as { serverMessage?: string }).serverMessage;
    };
    expect(await messageIn('en')).toBe('The vehicle was not found.');
    expect(await messageIn('id')).toBe('Kendaraan tidak ditemukan.');
  });

  it('passes on why an address cannot be found', async () => {
    const source = await createUserSource(await newCompany(server));
    await expect(source.readAddress({ latitude: 89, longitude: 0 }, 'en')).rejects.toMatchObject({
      name: 'PantauError',
      kind: 'invalid',
      serverMessage: expect.stringMatching(/\w+ \w+/) as string,
    });
  });

  it('requests an address once when used through a cached geocoder', async () => {
    const user = await addUser(server.db, await newCompany(server), everything);
    const { accessToken } = await signIn(server, user);
    let requests = 0;
    const source = createHttpEvidenceSource({
      baseUrl: server.url,
      getToken: () => Promise.resolve(accessToken),
      fetch(...request) {
        requests += 1;
        return fetch(...request);
      },
    });
    const geocoder = createCachedGeocoder({
      reverse: (position, locale, signal) => source.readAddress(position, locale, signal),
    });
    const subang = { latitude: -6.62, longitude: 107.759 };
    const nearby = { latitude: -6.6201, longitude: 107.7591 };
    const address = '5 km dari Subang';
    expect(
      await Promise.all([geocoder.reverse(subang, 'id'), geocoder.reverse(nearby, 'id')]),
    ).toEqual([address, address]);
    expect(await geocoder.reverse(subang, 'id')).toBe(address);
    expect(requests).toBe(1);
  });

  it('rejects users without access to alerts', async () => {
    const companyId = await newCompany(server);
    const source = await createUserSource(companyId, []);
    const { vehicleId, createdOn } = await addFilmed(server, companyId, 'sendsByItself');
    const call = source.listClips({ vehicleId, startTime: createdOn });
    await expect(call).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it.each(['service', 'repair', 'archived'] as const)(
    'reads the devices of a vehicle in state %s, marking the main one',
    async (status) => {
      const companyId = await newCompany(server);
      const source = await createUserSource(companyId);
      const { vehicleId, imei } = await addFilmed(server, companyId, 'sendsByItself');
      const id = Number(vehicleId);
      const secondary = await addDevice(server.db, { id, companyId }, { isMain: false });
      await server.db.update(vehicles).set({ status }).where(eq(vehicles.id, id));
      const { devices: found } = await source.readDevice(vehicleId);
      const mainByImei = found.map((device) => [device.imei, device.isMain]);
      expect(Object.fromEntries(mainByImei)).toEqual({ [imei]: true, [secondary.imei]: false });
    },
  );

  it('requests one token for all sources', async () => {
    const companyId = await newCompany(server);
    const user = await addUser(server.db, companyId, [...everything, ...Object.values(scopes)]);
    const { accessToken } = await signIn(server, user);
    const reasons: string[] = [];
    const { alerts, evidence, calls } = createHttpBackend({
      baseUrl: server.url,
      getToken(reason) {
        reasons.push(reason);
        return Promise.resolve(accessToken);
      },
    });
    const { vehicleId } = await addFilmed(server, companyId, 'sendsByItself');
    await Promise.all([
      alerts.loadSubscription(),
      evidence.readDevice(vehicleId),
      evidence.readAddress({ latitude: -6.62, longitude: 107.759 }, 'id'),
      calls.end(vehicleId),
    ]);
    expect(reasons).toHaveLength(1);
  });
});
