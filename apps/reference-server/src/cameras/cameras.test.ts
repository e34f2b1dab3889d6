import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { devices } from '../db/schema.ts';
import { graphql, signIn, type SignedIn } from '../testing/client.ts';
import { createFakeCameras } from '../testing/fake-cameras.ts';
import {
  fileListMutation,
  historiesQuery,
  uploadMutation,
  videosQuery,
} from '../testing/operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';
import { addAlert, addDevice, addVehicle, type AddedVehicle } from '../testing/fixtures.ts';

const cameras = createFakeCameras();
let server: TestServer;
let one: CompanyFixture;
let two: CompanyFixture;
let ours: SignedIn;
let theirs: SignedIn;
/** A new vehicle for each test, with a bsj device that has just reported. */
let vehicle: AddedVehicle;
let at: Date;

const setDevice = (values: Partial<typeof devices.$inferInsert>): Promise<unknown> =>
  server.db.update(devices).set(values).where(eq(devices.id, vehicle.deviceId));

beforeAll(async () => {
  server = await startTestServer({ cameras });
  ({ one, two } = await addTwoCompanies(server.db));
  ours = await signIn(server, one.manager);
  theirs = await signIn(server, two.manager);
});

afterAll(() => server.close());

beforeEach(async () => {
  cameras.set({});
  vehicle = await addVehicle(server.db, 1);
  at = new Date(server.clock.now() - 60_000);
  await setDevice({ deviceType: 'bsj', lastReportOn: new Date(server.clock.now()) });
});

const sendQuery = (query: string, variables: object, who = ours): ReturnType<typeof graphql> =>
  graphql(server, who.accessToken, query, variables as Record<string, unknown>);

const histories = (filter: object = {}, who = ours): ReturnType<typeof graphql> =>
  sendQuery(
    historiesQuery,
    { filter: { startTime: at, vehicleId: String(vehicle.id), page: 1, show: 9999, ...filter } },
    who,
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

const upload = (input: object = { bsjInput: bsjInput() }, who = ours): ReturnType<typeof graphql> =>
  sendQuery(uploadMutation, { input: { imei: vehicle.imei, ...input } }, who);

const updateList = (input: object = {}, who = ours): ReturnType<typeof graphql> => {
  const given = { imei: vehicle.imei, channel: 3, vehicleId: String(vehicle.id), ...input };
  return sendQuery(fileListMutation, { input: given }, who);
};

const listVideos = (filter: object = {}, who = ours): ReturnType<typeof graphql> =>
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
    who,
  );

describe('a requested video', () => {
  it('is Sent, pending, and then available with a URL for each format (RS-77)', async () => {
    expect(await histories()).toMatchObject({ isSuccessful: true, data: [] });
    expect(await upload()).toMatchObject({ isSuccessful: true, status: 200, message: 'Sent' });
    expect(await histories()).toMatchObject({ data: [{ status: 'P', videos: [] }] });
    server.clock.shift(13_000);
    const { data, pagination } = await histories();
    expect(pagination).toMatchObject({ page: 1, show: 9999, total: 1, hasNextPage: false });
    expect(data).toMatchObject([{ status: 'S', camera: 'dms', channel: 3, ...isoAround(5) }]);
    const types = data[0].videos.map((file: { contentType: string }) => file.contentType);
    expect(types).toEqual(['video/webm', 'video/mp4']);
  });

  it('is requested by camera position for other device types (RS-77)', async () => {
    await setDevice({ deviceType: 'vss-howen' });
    const rawAlertInput = { cameraPosition: 1, rawAlertCreatedOn: at };
    expect(await upload({ rawAlertInput })).toMatchObject({ message: 'Sent' });
    server.clock.shift(13_000);
    const history = { status: 'S', camera: 'adas', channel: 1, ...isoAround(5) };
    expect((await histories()).data).toMatchObject([history]);
  });

  it('is stored once when requested repeatedly (RS-78)', async () => {
    await Promise.all([upload(), upload(), upload()]);
    expect(await statuses()).toEqual(['P']);
  });

  it.each([
    ['there is no file of that time', { hasFile: false }],
    ['the device refuses', { upload: 'refused' as const }],
  ])('is Not Sent(No video downloaded) when %s (RS-79)', async (_, behaviour) => {
    cameras.set(behaviour);
    const response = await upload();
    expect(response).toMatchObject({
      isSuccessful: true,
      message: 'Not Sent(No video downloaded)',
    });
    expect(await statuses()).toEqual([]);
  });

  it('is not sent by a device that has been offline for more than 10 minutes (RS-79)', async () => {
    await setDevice({ lastReportOn: new Date(server.clock.now() - 10 * 60_000 - 1_000) });
    expect(await upload()).toMatchObject({ message: 'Not Sent(No video downloaded)' });
    await setDevice({ lastReportOn: new Date(server.clock.now() - 9 * 60_000) });
    expect(await upload()).toMatchObject({ message: 'Sent' });
  });

  it('can stay pending forever (RS-77)', async () => {
    cameras.set({ upload: 'neverArrives' });
    expect(await upload()).toMatchObject({ message: 'Sent' });
    server.clock.shift(3_600_000);
    ours = await signIn(server, one.manager);
    expect(await statuses()).toEqual(['P']);
  });

  it('can fail and be requested again (RS-78)', async () => {
    cameras.set({ upload: 'fails' });
    await upload();
    server.clock.shift(13_000);
    expect(await statuses()).toEqual(['F']);
    cameras.set({});
    await upload();
    server.clock.shift(13_000);
    expect(await statuses()).toEqual(['S', 'F']);
  });

  it.each([
    [
      'both inputs',
      () => ({ bsjInput: bsjInput(), rawAlertInput: { cameraPosition: 1, rawAlertCreatedOn: at } }),
      'INVALID_INPUT',
    ],
    ['no input', () => ({}), 'INVALID_INPUT'],
    [
      'the other devices’ input',
      () => ({ rawAlertInput: { cameraPosition: 1, rawAlertCreatedOn: at } }),
      'INVALID_INPUT',
    ],
    [
      'a position that is none',
      () => ({ rawAlertInput: { cameraPosition: 3, rawAlertCreatedOn: at } }),
      'INVALID_INPUT',
    ],
    [
      'an end before its beginning',
      () => ({ bsjInput: bsjInput({ endTime: new Date(0) }) }),
      'INVALID_INPUT',
    ],
    ['an hour of video', () => ({ bsjInput: bsjInput(around(1800)) }), 'INVALID_INPUT'],
    [
      'a time to come',
      () => ({
        bsjInput: bsjInput({ startTime: '2099-01-01T00:00:00Z', endTime: '2099-01-01T00:00:10Z' }),
      }),
      'INVALID_INPUT',
    ],
    ['an imei that nobody has', () => ({ imei: '1', bsjInput: bsjInput() }), 'NOT_FOUND'],
    ['an imei with a NUL', () => ({ imei: 'a\0', bsjInput: bsjInput() }), 'NOT_FOUND'],
  ])('is rejected with %s (RS-84)', async (_, input, errorName) => {
    const response = await upload(input());
    expect(response).toMatchObject({ isSuccessful: false, errorName });
    expect(response.message).toMatch(/\w+ \w+/);
  });

  it('is rejected for a device without a camera (RS-84)', async () => {
    await setDevice({ deviceType: 'teltonika' });
    const response = await upload();
    expect(response).toMatchObject({
      errorName: 'INVALID_INPUT',
      message: 'This device has no camera.',
    });
    expect(await updateList()).toMatchObject({ errorName: 'INVALID_INPUT' });
    expect(await listVideos()).toMatchObject({ errorName: 'INVALID_INPUT' });
  });

  it('can be requested 60 times per minute and user (RS-83)', async () => {
    const hasty = await signIn(server, one.dispatcher);
    for (let round = 0; round < 60; round += 1) await upload({}, hasty);
    expect(await upload({}, hasty)).toMatchObject({
      errorName: 'TOO_MANY_ATTEMPTS',
      status: 429,
      message: expect.stringMatching(/^Too many requests\. Try again in \d+ s\.$/) as string,
    });
    expect((await upload({}, ours)).errorName).toBe('INVALID_INPUT');
    server.clock.shift(61_000);
    expect((await upload({}, hasty)).errorName).toBe('INVALID_INPUT');
  });
});

const isoAround = (seconds: number) => ({
  startTime: around(seconds).startTime.toISOString(),
  endTime: around(seconds).endTime.toISOString(),
});

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

it('another company can neither find nor request videos (RS-19)', async () => {
  await upload();
  server.clock.shift(13_000);
  ours = await signIn(server, one.manager);
  theirs = await signIn(server, two.manager);
  for (const response of [
    await histories({}, theirs),
    await upload(undefined, theirs),
    await updateList({}, theirs),
    await listVideos({}, theirs),
    await listVideos({ imei: vehicle.imei }, theirs),
  ]) {
    expect(response).toMatchObject({ isSuccessful: false, errorName: 'NOT_FOUND' });
    expect(response.data ?? null).toBeNull();
  }
  expect(await statuses()).toEqual(['S']);
});
