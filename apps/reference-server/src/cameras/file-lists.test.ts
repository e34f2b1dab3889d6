import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { devices } from '../db/schema.ts';
import { graphql, signIn, type SignedIn } from '../testing/client.ts';
import { createFakeCameras } from '../testing/fake-cameras.ts';
import { fileListMutation, uploadMutation, videosQuery } from '../testing/operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';
import { addDevice, addVehicle, type AddedVehicle } from '../testing/fixtures.ts';

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

const updateList = (input: object = {}, by = session): ReturnType<typeof graphql> => {
  const given = { imei: vehicle.imei, channel: 3, vehicleId: String(vehicle.id), ...input };
  return sendQuery(fileListMutation, { input: given }, by);
};

const listVideos = (filter: object = {}, by = session): ReturnType<typeof graphql> =>
  sendQuery(
    videosQuery,
    {
      filter: {
        vehicleId: String(vehicle.id),
        channel: 3,
        fileListOnly: true,
        isFromCache: false,
        ...around(60),
        ...filter,
      },
    },
    by,
  );

describe('the file list of a camera', () => {
  it('is empty until requested, then has a file per minute of the span (RS-82)', async () => {
    expect(await listVideos()).toMatchObject({ isSuccessful: true, data: [], listedOn: null });
    expect(await updateList()).toMatchObject({ isSuccessful: true, message: null });
    const { data, listedOn } = await listVideos();
    expect(Date.parse(listedOn)).not.toBeNaN();
    expect(data.length).toBeGreaterThanOrEqual(2);
    const [file] = data.filter(
      (one: { startTime: string; endTime: string }) =>
        Date.parse(one.startTime) <= at.getTime() && Date.parse(one.endTime) > at.getTime(),
    );
    expect(file).toMatchObject({ channel: 3, camera: 'dms', videos: null });
  });

  it('is awaited, except when the cached list was requested (RS-82)', async () => {
    cameras.set({ listDelayMs: 300 });
    await updateList();
    expect(await listVideos({ isFromCache: true })).toMatchObject({ data: [], listedOn: null });
    expect((await listVideos()).data).not.toEqual([]);
  });

  it.each([
    ['the device takes too long', { listDelayMs: 60_000 }],
    ['the device never sends it', { listDelayMs: null }],
  ])('is rejected when %s (RS-82)', async (_, behaviour) => {
    cameras.set(behaviour);
    await updateList();
    expect(await listVideos()).toMatchObject({ errorName: 'CONFLICT', status: 409 });
  });

  it('never arrives from a device that has been offline for more than 10 minutes (RS-79)', async () => {
    await setDevice({ lastReportOn: null });
    expect(await updateList()).toMatchObject({ isSuccessful: true });
    expect(await listVideos()).toMatchObject({ errorName: 'CONFLICT' });
  });

  it('is empty without recordings of that time (RS-82)', async () => {
    cameras.set({ hasFile: false });
    await updateList();
    expect(await listVideos()).toMatchObject({ isSuccessful: true, data: [] });
  });

  it('includes uploaded videos on request (RS-82)', async () => {
    await updateList();
    await upload();
    server.clock.shift(13_000);
    const { data } = await listVideos({ fileListOnly: false });
    const uploaded = data.flatMap(({ videos }: { videos: object[] }) => videos);
    expect(uploaded.length).toBeGreaterThanOrEqual(2);
    expect((await listVideos({ fileListOnly: false, channel: 1 })).data).toEqual([]);
  });

  it('belongs to one device of the vehicle (RS-82)', async () => {
    const second = await addDevice(
      server.db,
      { id: vehicle.id, companyId: 1 },
      {
        isMain: false,
        deviceType: 'vss-howen',
        lastReportOn: new Date(server.clock.now()),
      },
    );
    await updateList({ imei: second.imei });
    expect((await listVideos({ imei: second.imei })).data).not.toEqual([]);
    expect((await listVideos()).data).toEqual([]);
    const other = String(one.vehicle.id);
    expect(await updateList({ vehicleId: other })).toMatchObject({ errorName: 'NOT_FOUND' });
    expect(await listVideos({ vehicleId: other, imei: vehicle.imei })).toMatchObject({
      errorName: 'NOT_FOUND',
    });
  });

  it('is rejected for an unknown channel and for more than an hour (RS-82)', async () => {
    expect(await updateList({ channel: 2 })).toMatchObject({ errorName: 'INVALID_INPUT' });
    expect(await listVideos({ channel: 0 })).toMatchObject({ errorName: 'INVALID_INPUT' });
    expect(await listVideos(around(1801))).toMatchObject({ errorName: 'INVALID_INPUT' });
  });
});
