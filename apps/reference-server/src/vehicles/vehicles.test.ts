import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { devices, drivers, geofences, vehiclePositions, vehicles } from '../db/schema.ts';
import type { GeofenceShape } from '../geo/geometry.ts';
import { graphql, signIn, type SignedIn } from '../testing/client.ts';
import {
  fleetOrderQuery,
  geofencesQuery,
  statusesQuery,
  trailQuery,
  vehicleQuery,
} from '../testing/operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';
import {
  addAlert,
  addDevice,
  addUser,
  addVehicle,
  type AddedVehicle,
} from '../testing/fixtures.ts';
import { scopes } from '@pantau/core/contract';

const START = Date.UTC(2026, 10, 20, 7);
let server: TestServer;
let one: CompanyFixture;
let two: CompanyFixture;
let ours: SignedIn;
let theirs: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  ({ one, two } = await addTwoCompanies(server.db));
  const allScopes = Object.values(scopes);
  ours = await signIn(server, await addUser(server.db, 1, allScopes));
  theirs = await signIn(server, await addUser(server.db, 2, allScopes));
});

afterAll(() => server.close());

const sendQuery = (query: string, variables: object, who = ours): ReturnType<typeof graphql> =>
  graphql(server, who.accessToken, query, variables as Record<string, unknown>);

const addPositions = (vehicle: AddedVehicle, seconds: readonly number[]): Promise<unknown> =>
  server.db.insert(vehiclePositions).values(
    seconds.map((second) => ({
      companyId: vehicle.companyId,
      vehicleId: vehicle.id,
      recordedOn: new Date(START + second * 1000),
      latitude: -6.5 + second / 10_000,
      longitude: 107.7,
      speed: 80,
      course: 90,
    })),
  );

describe('a vehicle', () => {
  it('is returned with its driver, its devices, main one first, and its last position (RS-93)', async () => {
    const driver = { companyId: 1, fullname: 'Slamet Riyadi' };
    const [row] = await server.db.insert(drivers).values(driver).returning();
    const vehicle = await addVehicle(server.db, 1, { driverId: row?.id ?? 0 });
    await server.db.update(devices).set({ isMain: false }).where(eq(devices.id, vehicle.deviceId));
    const main = await addDevice(server.db, vehicle, { isMain: true });
    await addPositions(vehicle, [0, 20, 10]);
    const { data } = await sendQuery(vehicleQuery, { vehicleId: vehicle.id });
    expect(data).toMatchObject({
      id: String(vehicle.id),
      vehicleStatus: 'active',
      driver: { fullname: 'Slamet Riyadi' },
      devices: [{ imei: main.imei }, { imei: vehicle.imei }],
      lastPosition: { recordedOn: new Date(START + 20_000).toISOString() },
    });
  });

  it.each(['0', '-1', 'x', '99999999999', '2147483648'])(
    '%s is not found (RS-93)',
    async (vehicleId) => {
      const response = await sendQuery(vehicleQuery, { vehicleId });
      expect(response).toMatchObject({
        errorName: 'NOT_FOUND',
        message: 'The vehicle was not found.',
      });
    },
  );
});

describe('vehicle statuses', () => {
  it('include the last report of the main device (RS-94)', async () => {
    const vehicle = await addVehicle(server.db, 1);
    const lastReportOn = new Date(START);
    await server.db.update(devices).set({ lastReportOn }).where(eq(devices.id, vehicle.deviceId));
    await addDevice(server.db, vehicle, { isMain: false, lastReportOn: new Date(START + 60_000) });
    const { data } = await sendQuery(statusesQuery, { filter: { vehicleId: [vehicle.id] } });
    expect(data).toMatchObject([
      { vehicleId: String(vehicle.id), lastReportOn: lastReportOn.toISOString() },
    ]);
    expect(data[0].devices).toHaveLength(2);
  });

  it('omit vehicles in service, archived or in repair unless requested (RS-94)', async () => {
    const added = await Promise.all(
      (['active', 'service', 'archived', 'repair'] as const).map((status) =>
        addVehicle(server.db, 1, { status }),
      ),
    );
    const vehicleId = added.map(({ id }) => id);
    const statusesOf = async (vehicleStatus?: readonly string[]): Promise<string[]> => {
      const { data } = await sendQuery(statusesQuery, { filter: { vehicleId, vehicleStatus } });
      return data.map((row: { vehicleStatus: string }) => row.vehicleStatus);
    };
    expect(await statusesOf()).toEqual(['active']);
    expect(await statusesOf([])).toEqual(['active']);
    const all = await statusesOf(['service', 'archived', 'repair']);
    expect(all.toSorted()).toEqual(['active', 'archived', 'repair', 'service']);
  });

  it('are limited to 100 vehicles (RS-94)', async () => {
    const vehicleId = Array.from({ length: 101 }, (_, index) => index + 1);
    const response = await sendQuery(statusesQuery, { filter: { vehicleId } });
    expect(response).toMatchObject({ errorName: 'INVALID_INPUT' });
    const none = await sendQuery(statusesQuery, { filter: { vehicleId: [] } });
    expect(none).toMatchObject({ isSuccessful: true, data: [] });
  });
});

describe('a track', () => {
  const at = (second: number): string => new Date(START + second * 1000).toISOString();
  const trail = (vehicleId: number, from: number, to: number): ReturnType<typeof graphql> =>
    sendQuery(trailQuery, { vehicleId, startTime: at(from), endTime: at(to) });

  it('has the positions of the span, inclusive, oldest first (RS-95)', async () => {
    const vehicle = await addVehicle(server.db, 1);
    await addPositions(vehicle, [30, 0, 10, 20]);
    const { data } = await trail(vehicle.id, 10, 30);
    const times = data.map(({ recordedOn }: { recordedOn: string }) => recordedOn);
    expect(times).toEqual([at(10), at(20), at(30)]);
    expect(data[0]).toMatchObject({ longitude: 107.7, speed: 80, course: 90 });
  });

  it('has the latest 1,000 when there are more (RS-95)', async () => {
    const vehicle = await addVehicle(server.db, 1);
    await addPositions(
      vehicle,
      Array.from({ length: 1_005 }, (_, second) => second),
    );
    const { data } = await trail(vehicle.id, 0, 3_600);
    expect([data.length, data[0].recordedOn]).toEqual([1_000, at(5)]);
  });

  it('is rejected for more than an hour or a reversed span (RS-95)', async () => {
    for (const [from, to] of [
      [0, 3_601],
      [10, 0],
    ] as const) {
      expect(await trail(one.vehicle.id, from, to)).toMatchObject({ errorName: 'INVALID_INPUT' });
    }
  });
});

const circle: GeofenceShape = { kind: 'circle', center: [106.8, -6.2], radius: 500 };
const polygon: GeofenceShape = {
  kind: 'polygon',
  ring: [
    [106, -6],
    [107, -6],
    [107, -7],
    [106, -6],
  ],
};

describe('geofences', () => {
  const add = async (companyId: number, shape: GeofenceShape): Promise<number> => {
    const values = { companyId, fenceName: 'Pool Cakung', type: shape.kind, shape };
    const [row] = await server.db.insert(geofences).values(values).returning();
    return row?.id ?? 0;
  };

  it('are returned with their outlines, for the own company only (RS-96)', async () => {
    const ids = [await add(1, circle), await add(1, polygon), await add(2, circle)];
    const geofenceId = [...ids, 'Gudang tanpa id', 0];
    expect((await sendQuery(geofencesQuery, { geofenceId })).data).toEqual([
      {
        geofenceId: String(ids[0]),
        fenceName: 'Pool Cakung',
        center: { latitude: -6.2, longitude: 106.8 },
        radius: 500,
        ring: null,
      },
      {
        geofenceId: String(ids[1]),
        fenceName: 'Pool Cakung',
        center: null,
        radius: null,
        ring: [
          { latitude: -6, longitude: 106 },
          { latitude: -6, longitude: 107 },
          { latitude: -7, longitude: 107 },
        ],
      },
    ]);
    expect((await sendQuery(geofencesQuery, { geofenceId }, theirs)).data).toHaveLength(1);
  });

  it('are limited to 100 ids (RS-96)', async () => {
    const geofenceId = Array.from({ length: 101 }, (_, index) => index + 1);
    expect(await sendQuery(geofencesQuery, { geofenceId })).toMatchObject({
      errorName: 'INVALID_INPUT',
    });
  });
});

describe('a fleet task', () => {
  const detailOf = (location: string) => ({
    location,
    total_fo_duration: 3_600,
    target_time: null,
    actual_time: null,
    point_location_name: null,
    point_in_km: null,
    estimated_target_time: null,
    planned_activities_duration: null,
  });

  it('is found by its id and log id, as the newest alert reported it (RS-97)', async () => {
    const { db, clock } = server;
    for (const [minutes, foId, logId, location] of [
      [3, '21', '7', 'old'],
      [1, '21', '7', 'DC Rungkut'],
      [0, '21', '8', 'another entry'],
      [0, '22', '7', 'another task'],
    ] as const) {
      const fleetOrder = { foNumber: `FO-${foId}`, foId, logId, detail: detailOf(location) };
      const createdOn = new Date(clock.now() - minutes * 60_000);
      await addAlert(db, clock, { vehicle: one.vehicle, alertCode: 138, createdOn, fleetOrder });
    }
    expect((await sendQuery(fleetOrderQuery, { foId: '21', logId: '7' })).data).toEqual({
      foNumber: 'FO-21',
      foId: '21',
      logId: '7',
      detail: { location: 'DC Rungkut', total_fo_duration: 3_600 },
    });
    for (const [foId, logId] of [
      ['21', '9'],
      ['7', '21'],
      ['', ''],
      ['21\0', '7'],
    ]) {
      const response = await sendQuery(fleetOrderQuery, { foId, logId });
      expect(response).toMatchObject({ errorName: 'NOT_FOUND', data: null });
    }
    const foreign = await sendQuery(fleetOrderQuery, { foId: '21', logId: '7' }, theirs);
    expect(foreign).toMatchObject({ errorName: 'NOT_FOUND', data: null });
  });
});

it('another company cannot read a vehicle (RS-19)', async () => {
  await addPositions(one.vehicle, [0]);
  const span = { startTime: new Date(START), endTime: new Date(START + 1000) };
  for (const { id } of [one.vehicle, one.sharedVehicle]) {
    expect(await sendQuery(vehicleQuery, { vehicleId: id }, theirs)).toMatchObject({
      errorName: 'NOT_FOUND',
      data: null,
    });
    expect(await sendQuery(trailQuery, { vehicleId: id, ...span }, theirs)).toMatchObject({
      errorName: 'NOT_FOUND',
      data: null,
    });
    const filter = { vehicleId: [id, two.vehicle.id] };
    const { data } = await sendQuery(statusesQuery, { filter }, theirs);
    expect(data.map((row: { vehicleId: string }) => row.vehicleId)).toEqual([
      String(two.vehicle.id),
    ]);
  }
  expect(await server.db.$count(vehicles, eq(vehicles.companyId, 1))).toBeGreaterThan(2);
});
