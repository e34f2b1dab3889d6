import { createHttpBackend, createHttpEvidenceSource } from '@pantau/alert-center/http';
import {
  type ContractCamera,
  type ContractVehicle,
  type EvidenceSourceHarness,
  evidenceSourceContract,
} from '@pantau/alert-center/testing';
import { scopes } from '@pantau/core/contract';
import { createCachedGeocoder } from '@pantau/core/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  CameraBehaviour,
  CameraFleet,
} from '../../apps/reference-server/src/cameras/camera-fleet.ts';
import {
  devices,
  type GeofenceShape,
  geofences,
  vehiclePositions,
  vehicles,
} from '../../apps/reference-server/src/db/schema.ts';
import { signIn } from '../../apps/reference-server/src/testing/client.ts';
import {
  type TestServer,
  startTestServer,
} from '../../apps/reference-server/src/testing/start-test-server.ts';
import {
  type AddedUser,
  addAlert,
  addCompany,
  addDevice,
  addUser,
  addVehicle,
} from '../../apps/reference-server/src/testing/world.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

const usual: CameraBehaviour = {
  listTakes: 0,
  hasFile: true,
  upload: 'comes',
  uploadTakes: 12 * SECOND_MS,
  sendsByItself: null,
  sendsBoth: false,
};

const behaviours: Readonly<Record<ContractCamera, CameraBehaviour>> = {
  sendsByItself: { ...usual, sendsByItself: 0, sendsBoth: true },
  sendsOnRequest: usual,
  breaksOff: { ...usual, upload: 'breaksOff' },
  neverComes: { ...usual, upload: 'neverComes' },
  noFile: { ...usual, hasFile: false, upload: 'isRefused' },
  refuses: { ...usual, upload: 'isRefused' },
  silent: usual,
};

/** What the cameras of a device do, by its imei. */
const told = new Map<string, CameraBehaviour>();
const cameras: CameraFleet = { behaviourOf: ({ imei }) => told.get(imei) ?? usual };

let server: TestServer;
let companies = 0;

beforeAll(async () => {
  server = await startTestServer({ cameras });
});

afterAll(() => server.close());

async function newCompany(): Promise<number> {
  companies += 1;
  await addCompany(server.db, companies);
  return companies;
}

const fleetTask = [
  scopes.fleetTaskInstantRead,
  scopes.fleetTaskInstantCreate,
  scopes.fleetTaskInstantUpdate,
  scopes.fleetTaskInstantDelete,
];

const everything = [scopes.alertCenterMain, ...fleetTask];

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

const later = (ms: number): Date => new Date(server.clock.now() + ms);

async function addFilmed(
  companyId: number,
  camera: ContractCamera,
  deviceType: 'bsj' | 'vss-howen' = 'bsj',
): Promise<ContractVehicle> {
  const { db, clock } = server;
  const vehicle = await addVehicle(db, companyId);
  const lastReportOn = later(camera === 'silent' ? -40 * MINUTE_MS : -10 * SECOND_MS);
  const set = { deviceType, lastReportOn };
  await db.update(devices).set(set).where(eq(devices.id, vehicle.deviceId));
  told.set(vehicle.imei, behaviours[camera]);
  const createdOn = later(-MINUTE_MS);
  await addAlert(db, clock, { vehicle, alertCode: 49, createdOn, receivedOn: createdOn });
  return {
    vehicleId: String(vehicle.id),
    imei: vehicle.imei,
    deviceType,
    createdOn: createdOn.getTime(),
  };
}

const outlines = [
  {
    fenceName: 'Rest Area KM 57',
    shape: { kind: 'circle', center: [107.35, -6.36], radius: 250 },
  },
  {
    fenceName: 'Gudang Cikarang',
    shape: {
      kind: 'polygon',
      ring: [
        [107.08, -6.31],
        [107.09, -6.31],
        [107.09, -6.32],
      ],
    },
  },
] as const satisfies readonly { fenceName: string; shape: GeofenceShape }[];

const place = ([longitude, latitude]: readonly [number, number]) => ({ latitude, longitude });

async function addGeofences(companyId: number) {
  const rows = await server.db
    .insert(geofences)
    .values(outlines.map((one) => ({ companyId, type: one.shape.kind, ...one })))
    .returning();
  return rows.map(({ id, fenceName, shape }) => {
    const named = { geofenceId: String(id), fenceName };
    return shape.kind === 'circle'
      ? ({
          ...named,
          shape: 'circle',
          center: place(shape.center),
          radius: shape.radius,
        } as const)
      : ({ ...named, shape: 'polygon', ring: shape.ring.map(place) } as const);
  });
}

async function addDrive(companyId: number) {
  const vehicle = await addVehicle(server.db, companyId);
  const endTime = server.clock.now() - MINUTE_MS;
  // In no order.
  const rows = [2, 0, 4, 1, 3].map((step) => ({
    companyId,
    vehicleId: vehicle.id,
    recordedOn: new Date(endTime - step * 10 * SECOND_MS),
    latitude: -6.5 + step / 1_000,
    longitude: 107.7,
    speed: step === 0 ? null : 72,
    course: 90,
  }));
  const before = rows.map((row) => ({
    ...row,
    recordedOn: new Date(row.recordedOn.getTime() - 5 * MINUTE_MS),
  }));
  await server.db.insert(vehiclePositions).values([...rows, ...before]);
  const startTime = endTime - 40 * SECOND_MS;
  return { vehicleId: String(vehicle.id), startTime, endTime };
}

async function addFleetOrder(companyId: number) {
  const vehicle = await addVehicle(server.db, companyId);
  const targetTime = Date.UTC(2026, 10, 20, 7);
  await addAlert(server.db, server.clock, {
    vehicle,
    alertCode: 138,
    fleetOrder: {
      foNumber: 'FO-1',
      foId: '7',
      logId: '9',
      detail: {
        location: 'DC Rungkut',
        total_fo_duration: 7_200,
        target_time: new Date(targetTime).toISOString(),
        actual_time: null,
        point_location_name: null,
        point_in_km: 3.4,
        estimated_target_time: null,
        planned_activities_duration: 1_800,
      },
    },
  });
  return {
    query: { foId: '7', logId: '9' },
    detail: {
      location: 'DC Rungkut',
      totalFoDuration: 7_200,
      targetTime,
      actualTime: null,
      estimatedTargetTime: null,
      pointLocationName: null,
      pointInKm: 3.4,
      plannedActivitiesDuration: 1_800,
    },
  };
}

// The suite waits for what it expects; this is one turn of that.
// eslint-disable-next-line no-restricted-syntax
const reallyPass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A company of its own on the one server. */
async function create(): Promise<EvidenceSourceHarness> {
  const companyId = await newCompany();
  return {
    source: await userOf(companyId),
    withoutFleetTasks: await userOf(companyId, everything.slice(0, -1)),
    vehicleWith: (camera, deviceType) => addFilmed(companyId, camera, deviceType),
    foreignVehicle: async () => addFilmed(await newCompany(), 'sendsByItself'),
    drivenVehicle: () => addDrive(companyId),
    geofences: () => addGeofences(companyId),
    fleetOrder: () => addFleetOrder(companyId),
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
    const companyId = await newCompany();
    const source = await userOf(companyId);
    const { vehicleId, createdOn } = await addFilmed(companyId, 'sendsByItself');
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
    const companyId = await newCompany();
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
    const source = await userOf(await newCompany());
    await expect(source.readAddress({ latitude: 89, longitude: 0 }, 'en')).rejects.toMatchObject({
      name: 'PantauError',
      kind: 'invalid',
      serverMessage: expect.stringMatching(/\w+ \w+/) as string,
    });
  });

  it('asks the server for an address once, over a geocoder that remembers', async () => {
    const user = await addUser(server.db, await newCompany(), everything);
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
    const companyId = await newCompany();
    const source = await userOf(companyId, []);
    const { vehicleId, createdOn } = await addFilmed(companyId, 'sendsByItself');
    const call = source.listClips({ vehicleId, startTime: createdOn });
    await expect(call).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it.each(['service', 'repair', 'archived'] as const)(
    'reads the device of a vehicle in state %s, its main one told from the others',
    async (status) => {
      const companyId = await newCompany();
      const source = await userOf(companyId);
      const { vehicleId, imei } = await addFilmed(companyId, 'sendsByItself');
      const id = Number(vehicleId);
      const further = await addDevice(server.db, { id, companyId }, { isMain: false });
      await server.db.update(vehicles).set({ status }).where(eq(vehicles.id, id));
      const { devices: found } = await source.readDevice(vehicleId);
      const told = found.map((device) => [device.imei, device.isMain]);
      expect(Object.fromEntries(told)).toEqual({ [imei]: true, [further.imei]: false });
    },
  );

  it('asks for one token, whatever it is used for', async () => {
    const companyId = await newCompany();
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
    const { vehicleId } = await addFilmed(companyId, 'sendsByItself');
    await Promise.all([
      alerts.loadSubscription(),
      evidence.readDevice(vehicleId),
      evidence.readAddress({ latitude: -6.62, longitude: 107.759 }, 'id'),
      calls.end(vehicleId),
    ]);
    expect(reasons).toHaveLength(1);
  });
});
