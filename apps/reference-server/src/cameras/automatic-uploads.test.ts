import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { devices } from '../db/schema.ts';
import { graphql, signIn, type SignedIn } from '../testing/client.ts';
import { createFakeCameras } from '../testing/fake-cameras.ts';
import { historiesQuery, uploadMutation } from '../testing/operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';
import { addAlert, addVehicle, type AddedVehicle } from '../testing/fixtures.ts';

const cameras = createFakeCameras();
let server: TestServer;
let one: CompanyFixture;
let session: SignedIn;
/** A new vehicle for each test, with a bsj device that has just reported. */
let vehicle: AddedVehicle;
let at: Date;

const setDevice = (values: Partial<typeof devices.$inferInsert>): Promise<unknown> =>
  server.db.update(devices).set(values).where(eq(devices.id, vehicle.deviceId));

beforeAll(async () => {
  server = await startTestServer({ cameras });
  one = (await addTwoCompanies(server.db)).one;
  session = await signIn(server, one.manager);
});

afterAll(() => server.close());

beforeEach(async () => {
  cameras.set({});
  vehicle = await addVehicle(server.db, 1);
  at = new Date(server.clock.now() - 60_000);
  await setDevice({ deviceType: 'bsj', lastReportOn: new Date(server.clock.now()) });
});

const sendQuery = (query: string, variables: object, by = session): ReturnType<typeof graphql> =>
  graphql(server, by.accessToken, query, variables as Record<string, unknown>);

const histories = (filter: object = {}, by = session): ReturnType<typeof graphql> =>
  sendQuery(
    historiesQuery,
    { filter: { startTime: at, vehicleId: String(vehicle.id), page: 1, show: 9999, ...filter } },
    by,
  );

const statuses = async (): Promise<string[]> =>
  (await histories()).data.map(({ status }: { status: string }) => status);

const around = (seconds: number) => ({
  startTime: new Date(at.getTime() - seconds * 1000),
  endTime: new Date(at.getTime() + seconds * 1000),
});

const bsjInput = (values: object = {}) => ({
  channel: 'CH03',
  ...around(5),
  createdOnRawAlert: at,
  ...values,
});

const upload = (
  input: object = { bsjInput: bsjInput() },
  by = session,
): ReturnType<typeof graphql> =>
  sendQuery(uploadMutation, { input: { imei: vehicle.imei, ...input } }, by);

describe('an automatic upload', () => {
  const alert = (values: object = {}): Promise<unknown> =>
    addAlert(server.db, server.clock, { vehicle, alertCode: 49, createdOn: at, ...values });

  it('arrives after an alert with a camera’s code (RS-80)', async () => {
    cameras.set({ autoUploadDelayMs: 25_000 });
    await alert();
    expect(await statuses()).toEqual([]);
    server.clock.shift(26_000);
    expect((await histories()).data).toMatchObject([{ status: 'S', camera: 'dms' }]);
  });

  it('includes both cameras when the device sends both (RS-80)', async () => {
    cameras.set({ autoUploadDelayMs: 0, uploadsBothCameras: true });
    await alert();
    const views = (await histories()).data.map(({ camera }: { camera: string }) => camera);
    expect(views.toSorted()).toEqual(['adas', 'dms']);
  });

  it('replaces the same requested video (RS-80)', async () => {
    cameras.set({ autoUploadDelayMs: 0, upload: 'neverArrives' });
    await upload();
    await alert();
    expect(await statuses()).toEqual(['S']);
  });

  it('is available immediately when the alert says so, and only for codes with a camera (RS-80)', async () => {
    await alert({ downloadVideoStatus: 'S' });
    expect(await statuses()).toEqual(['S']);
    vehicle = await addVehicle(server.db, 1);
    await setDevice({ deviceType: 'bsj' });
    await alert({ alertCode: 8, downloadVideoStatus: 'S' });
    expect(await statuses()).toEqual([]);
  });
});

describe('the videos of an alert', () => {
  it('are those that overlap 5 seconds before and after it (RS-81)', async () => {
    await upload();
    for (const [seconds, count] of [
      [9, 1],
      [-9, 1],
      [11, 0],
      [-11, 0],
    ] as const) {
      const startTime = new Date(at.getTime() + seconds * 1000);
      expect((await histories({ startTime })).data, String(seconds)).toHaveLength(count);
    }
  });

  it('are paged (RS-81)', async () => {
    await upload();
    await upload({ bsjInput: bsjInput({ channel: 'CH01' }) });
    const { data, pagination } = await histories({ page: 1, show: 1 });
    expect([data.length, pagination]).toEqual([
      1,
      { page: 1, show: 1, total: 2, hasNextPage: true },
    ]);
    expect((await histories({ page: 3, show: 1 })).data).toEqual([]);
    for (const filter of [{ page: 0 }, { show: 0 }, { show: 10_000 }]) {
      expect(await histories(filter)).toMatchObject({ errorName: 'INVALID_INPUT' });
    }
  });
});
