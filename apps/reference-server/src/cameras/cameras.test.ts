import { describe, expect, it } from 'vitest';
import { signIn } from '../testing/client.ts';
import { setUpCameras } from '../testing/set-up-cameras.ts';

const camera = setUpCameras();
const {
  around,
  bsjInput,
  cameras,
  histories,
  listVideos,
  setDevice,
  signInAgain,
  statuses,
  updateList,
  upload,
} = camera;

describe('a requested video', () => {
  it('is Sent, pending, and then available with a URL for each format (RS-77)', async () => {
    expect(await histories()).toMatchObject({ isSuccessful: true, data: [] });
    expect(await upload()).toMatchObject({ isSuccessful: true, status: 200, message: 'Sent' });
    expect(await histories()).toMatchObject({ data: [{ status: 'P', videos: [] }] });
    camera.server.clock.shift(13_000);
    const { data, pagination } = await histories();
    expect(pagination).toMatchObject({ page: 1, show: 9999, total: 1, hasNextPage: false });
    expect(data).toMatchObject([{ status: 'S', camera: 'dms', channel: 3, ...isoAround(5) }]);
    const types = data[0].videos.map((file: { contentType: string }) => file.contentType);
    expect(types).toEqual(['video/webm', 'video/mp4']);
  });

  it('is requested by camera position for other device types (RS-77)', async () => {
    await setDevice({ deviceType: 'vss-howen' });
    const rawAlertInput = { cameraPosition: 1, rawAlertCreatedOn: camera.at };
    expect(await upload({ rawAlertInput })).toMatchObject({ message: 'Sent' });
    camera.server.clock.shift(13_000);
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
    await setDevice({ lastReportOn: new Date(camera.server.clock.now() - 10 * 60_000 - 1_000) });
    expect(await upload()).toMatchObject({ message: 'Not Sent(No video downloaded)' });
    await setDevice({ lastReportOn: new Date(camera.server.clock.now() - 9 * 60_000) });
    expect(await upload()).toMatchObject({ message: 'Sent' });
  });

  it('can stay pending forever (RS-77)', async () => {
    cameras.set({ upload: 'neverArrives' });
    expect(await upload()).toMatchObject({ message: 'Sent' });
    camera.server.clock.shift(3_600_000);
    await signInAgain();
    expect(await statuses()).toEqual(['P']);
  });

  it('can fail and be requested again (RS-78)', async () => {
    cameras.set({ upload: 'fails' });
    await upload();
    camera.server.clock.shift(13_000);
    expect(await statuses()).toEqual(['F']);
    cameras.set({});
    await upload();
    camera.server.clock.shift(13_000);
    expect(await statuses()).toEqual(['S', 'F']);
  });

  it.each([
    [
      'both inputs',
      () => ({
        bsjInput: bsjInput(),
        rawAlertInput: { cameraPosition: 1, rawAlertCreatedOn: camera.at },
      }),
      'INVALID_INPUT',
    ],
    ['no input', () => ({}), 'INVALID_INPUT'],
    [
      'the other devices’ input',
      () => ({ rawAlertInput: { cameraPosition: 1, rawAlertCreatedOn: camera.at } }),
      'INVALID_INPUT',
    ],
    [
      'a position that is none',
      () => ({ rawAlertInput: { cameraPosition: 3, rawAlertCreatedOn: camera.at } }),
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
    const hasty = await signIn(camera.server, camera.one.dispatcher);
    for (let round = 0; round < 60; round += 1) await upload({}, hasty);
    expect(await upload({}, hasty)).toMatchObject({
      errorName: 'TOO_MANY_ATTEMPTS',
      status: 429,
      message: expect.stringMatching(/^Too many requests\. Try again in \d+ s\.$/) as string,
    });
    expect((await upload({})).errorName).toBe('INVALID_INPUT');
    camera.server.clock.shift(61_000);
    expect((await upload({}, hasty)).errorName).toBe('INVALID_INPUT');
  });
});

const isoAround = (seconds: number) => ({
  startTime: around(seconds).startTime.toISOString(),
  endTime: around(seconds).endTime.toISOString(),
});

it('another company can neither find nor request videos (RS-19)', async () => {
  await upload();
  camera.server.clock.shift(13_000);
  await signInAgain();
  const otherSession = await signIn(camera.server, camera.two.manager);
  for (const response of [
    await histories({}, otherSession),
    await upload(undefined, otherSession),
    await updateList({}, otherSession),
    await listVideos({}, otherSession),
    await listVideos({ imei: camera.vehicle.imei }, otherSession),
  ]) {
    expect(response).toMatchObject({ isSuccessful: false, errorName: 'NOT_FOUND' });
    expect(response.data ?? null).toBeNull();
  }
  expect(await statuses()).toEqual(['S']);
});
