import { describe, expect, it } from 'vitest';
import { addDevice } from '../testing/fixtures.ts';
import { setUpCameras } from '../testing/set-up-cameras.ts';

const camera = setUpCameras();
const { around, cameras, listVideos, setDevice, updateList, upload } = camera;

describe('the file list of a camera', () => {
  it('is empty until requested, then has a file per minute of the span (RS-82)', async () => {
    expect(await listVideos()).toMatchObject({ isSuccessful: true, data: [], listedOn: null });
    expect(await updateList()).toMatchObject({ isSuccessful: true, message: null });
    const { data, listedOn } = await listVideos();
    expect(Date.parse(listedOn)).not.toBeNaN();
    expect(data.length).toBeGreaterThanOrEqual(2);
    const [file] = data.filter(
      (one: { startTime: string; endTime: string }) =>
        Date.parse(one.startTime) <= camera.at.getTime() &&
        Date.parse(one.endTime) > camera.at.getTime(),
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

  it.each([1, 3])(
    'names the files of all cameras when requested for channel %i (RS-150)',
    async (channel) => {
      await updateList({ channel });
      for (const listed of [1, 3]) {
        const { data } = await listVideos({ channel: listed });
        expect(data).not.toEqual([]);
        expect(data).toEqual(data.map((file: object) => ({ ...file, channel: listed })));
      }
    },
  );

  it('is empty without recordings of that time (RS-82)', async () => {
    cameras.set({ hasFile: false });
    await updateList();
    expect(await listVideos()).toMatchObject({ isSuccessful: true, data: [] });
  });

  it('includes uploaded videos on request (RS-82)', async () => {
    await updateList();
    await upload();
    camera.server.clock.shift(13_000);
    const { data } = await listVideos({ fileListOnly: false });
    const uploaded = data.flatMap(({ videos }: { videos: object[] }) => videos);
    expect(uploaded.length).toBeGreaterThanOrEqual(2);
    const road = (await listVideos({ fileListOnly: false, channel: 1 })).data;
    expect(road.flatMap(({ videos }: { videos: object[] }) => videos)).toEqual([]);
  });

  it('belongs to one device of the vehicle (RS-82)', async () => {
    const second = await addDevice(
      camera.server.db,
      { id: camera.vehicle.id, companyId: 1 },
      {
        isMain: false,
        deviceType: 'vss-howen',
        lastReportOn: new Date(camera.server.clock.now()),
      },
    );
    await updateList({ imei: second.imei });
    expect((await listVideos({ imei: second.imei })).data).not.toEqual([]);
    expect((await listVideos()).data).toEqual([]);
    const other = String(camera.one.vehicle.id);
    expect(await updateList({ vehicleId: other })).toMatchObject({ errorName: 'NOT_FOUND' });
    expect(await listVideos({ vehicleId: other, imei: camera.vehicle.imei })).toMatchObject({
      errorName: 'NOT_FOUND',
    });
  });

  it('is rejected for an unknown channel and for more than an hour (RS-82)', async () => {
    expect(await updateList({ channel: 2 })).toMatchObject({ errorName: 'INVALID_INPUT' });
    expect(await listVideos({ channel: 0 })).toMatchObject({ errorName: 'INVALID_INPUT' });
    expect(await listVideos(around(1801))).toMatchObject({ errorName: 'INVALID_INPUT' });
  });
});
