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
} from '../../apps/reference-server/src/testing/world.ts';
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

async function sourceOf(user: AddedUser) {
  const { accessToken } = await signIn(server, user);
  return createHttpEvidenceSource({
    baseUrl: server.url,
    locale: 'en',
    getToken: () => Promise.resolve(accessToken),
  });
}

const userOf = async (companyId: number, held: readonly string[] = everything) =>
  sourceOf(await addUser(server.db, companyId, held));

// The suite waits for what it expects; this is one turn of that.
// eslint-disable-next-line no-restricted-syntax
const reallyPass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A company of its own on the one server. */
async function create(): Promise<EvidenceSourceHarness> {
  const companyId = await newCompany(server);
  return {
    source: await userOf(companyId),
    withoutFleetTasks: await userOf(companyId, everything.slice(0, -1)),
    vehicleWith: (camera, deviceType) => addFilmed(server, companyId, camera, deviceType),
    foreignVehicle: async () => addFilmed(server, await newCompany(server), 'sendsByItself'),
    drivenVehicle: () => addDrive(server, companyId),
    geofences: () => addGeofences(server, companyId),
    fleetOrder: () => addFleetOrder(server, companyId),
    addresses: () => ({
      known: { latitude: -6.62, longitude: 107.759 },
      words: { id: '5 km dari Subang', en: '5 km from Subang' },
      unknown: { latitude: -10.5, longitude: 90 },
    }),
    now: () => server.clock.now(),
    // Most of it on the server's clock alone.
    async pass(ms) {
      const really = Math.min(ms, 20);
      server.clock.shift(ms - really);
      await reallyPass(really);
    },
    close: () => undefined,
  };
}

evidenceSourceContract({ name: 'The HTTP adapter on the reference server', create, describe, it });

describe('the address of a clip', () => {
  const openClip = async () => {
    const companyId = await newCompany(server);
    const source = await userOf(companyId);
    const { vehicleId, createdOn } = await addFilmed(server, companyId, 'sendsByItself');
    const { clips } = await source.listClips({ vehicleId, startTime: createdOn });
    const [one, other] = clips;
    if (one === undefined || other === undefined) throw new Error('There are no clips');
    return { one, other };
  };

  it('answers with a part of the video, in each of its formats', async () => {
    const { one } = await openClip();
    expect(one.files.map(({ contentType }) => contentType)).toEqual(['video/webm', 'video/mp4']);
    for (const { url, contentType } of one.files) {
      const response = await fetch(url, { headers: { range: 'bytes=0-99' } });
      expect(response.status).toBe(206);
      expect(response.headers.get('content-type')).toBe(contentType);
      expect((await response.arrayBuffer()).byteLength).toBe(100);
    }
  });

  it('is refused once it has expired', async () => {
    const { one } = await openClip();
    const [file] = one.files;
    server.clock.shift(16 * MINUTE_MS);
    expect((await fetch(file?.url ?? '')).status).toBe(403);
  });

  it('is refused for another video than its own', async () => {
    const { one, other } = await openClip();
    const mine = new URL(one.files[0]?.url ?? '');
    const theirs = new URL(other.files[0]?.url ?? '');
    theirs.search = mine.search;
    expect((await fetch(theirs)).status).toBe(403);
  });
});

describe('the HTTP adapter', () => {
  it('tells what the server says when it refuses, in the language of the user', async () => {
    const companyId = await newCompany(server);
    const user = await addUser(server.db, companyId, everything);
    const { accessToken } = await signIn(server, user);
    const nobody = { vehicleId: '999999999', startTime: server.clock.now() };
    const messageIn = async (locale: string) => {
      const source = createHttpEvidenceSource({
        baseUrl: server.url,
        locale,
        getToken: () => Promise.resolve(accessToken),
      });
      const error = await source.listClips(nobody).catch((reason: unknown) => reason);
      return (error as { serverMessage?: string }).serverMessage;
    };
    expect(await messageIn('en')).toBe('The vehicle was not found.');
    expect(await messageIn('id')).toBe('Kendaraan tidak ditemukan.');
  });

  it('says why a place cannot be looked up', async () => {
    const source = await userOf(await newCompany(server));
    await expect(source.readAddress({ latitude: 89, longitude: 0 }, 'en')).rejects.toMatchObject({
      name: 'PantauError',
      kind: 'invalid',
      serverMessage: expect.stringMatching(/\w+ \w+/) as string,
    });
  });

  it('asks the server for an address once, over a geocoder that remembers', async () => {
    const user = await addUser(server.db, await newCompany(server), everything);
    const { accessToken } = await signIn(server, user);
    let asked = 0;
    const source = createHttpEvidenceSource({
      baseUrl: server.url,
      getToken: () => Promise.resolve(accessToken),
      fetch(...request) {
        asked += 1;
        return fetch(...request);
      },
    });
    const geocoder = createCachedGeocoder({
      reverse: (position, locale, signal) => source.readAddress(position, locale, signal),
    });
    const subang = { latitude: -6.62, longitude: 107.759 };
    const beside = { latitude: -6.6201, longitude: 107.7591 };
    const address = '5 km dari Subang';
    expect(
      await Promise.all([geocoder.reverse(subang, 'id'), geocoder.reverse(beside, 'id')]),
    ).toEqual([address, address]);
    expect(await geocoder.reverse(subang, 'id')).toBe(address);
    expect(asked).toBe(1);
  });

  it('refuses who may not see alerts', async () => {
    const companyId = await newCompany(server);
    const source = await userOf(companyId, []);
    const { vehicleId, createdOn } = await addFilmed(server, companyId, 'sendsByItself');
    const call = source.listClips({ vehicleId, startTime: createdOn });
    await expect(call).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it.each(['service', 'repair', 'archived'] as const)(
    'reads the device of a vehicle in state %s, its main one told from the others',
    async (status) => {
      const companyId = await newCompany(server);
      const source = await userOf(companyId);
      const { vehicleId, imei } = await addFilmed(server, companyId, 'sendsByItself');
      const id = Number(vehicleId);
      const further = await addDevice(server.db, { id, companyId }, { isMain: false });
      await server.db.update(vehicles).set({ status }).where(eq(vehicles.id, id));
      const { devices: found } = await source.readDevice(vehicleId);
      const told = found.map((device) => [device.imei, device.isMain]);
      expect(Object.fromEntries(told)).toEqual({ [imei]: true, [further.imei]: false });
    },
  );

  it('asks for one token, whatever it is used for', async () => {
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
