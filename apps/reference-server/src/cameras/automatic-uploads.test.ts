import { describe, expect, it } from 'vitest';
import { addAlert } from '../testing/fixtures.ts';
import { setUpCameras } from '../testing/set-up-cameras.ts';

const camera = setUpCameras();
const { bsjInput, cameras, histories, newVehicle, setDevice, statuses, upload } = camera;

describe('an automatic upload', () => {
  const alert = (values: object = {}): Promise<unknown> =>
    addAlert(camera.server.db, camera.server.clock, {
      vehicle: camera.vehicle,
      alertCode: 49,
      createdOn: camera.at,
      ...values,
    });

  it('arrives after an alert with a camera’s code (RS-80)', async () => {
    cameras.set({ autoUploadDelayMs: 25_000 });
    await alert();
    expect(await statuses()).toEqual([]);
    camera.server.clock.shift(26_000);
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
    await newVehicle();
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
      const startTime = new Date(camera.at.getTime() + seconds * 1000);
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
