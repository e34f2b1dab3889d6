import { PantauError, isPantauError } from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { cameraOf, uploadRequest } from '../../engine/evidence/camera.ts';
import type { MemoryCameraOptions } from './memory-camera.ts';
import { type MemoryEvidenceSource, createMemoryEvidenceSource } from './memory-evidence-source.ts';
import { createMemoryWorld } from './memory-world.ts';

const SECOND = 1_000;

/** A vehicle with the given cameras and one alert. */
function createCase(camera: MemoryCameraOptions) {
  const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
  const world = createMemoryWorld({ clock, scenario: 'empty' });
  const alert = world.arrive({ alertCode: 49 });
  const { vehicleId, imei } = alert.vehicle;
  const evidence = createMemoryEvidenceSource({
    world,
    latencyMs: 0,
    cameras: { [vehicleId]: camera },
    clipFiles: (view) => [{ url: `https://clips.example/${view}.webm`, contentType: null }],
  });
  const query = { vehicleId, startTime: alert.createdOn };
  return {
    clock,
    world,
    evidence,
    alert,
    clips: () => settle(clock, evidence.listClips(query)),
    upload: () => settle(clock, evidence.requestUpload(uploadRequest(alert, imei ?? '', 'other'))),
  };
}

async function settle<T>(clock: ManualClock, call: Promise<T>): Promise<T> {
  call.catch(() => undefined);
  await clock.advance(0);
  await clock.advance(0);
  return call;
}

describe('in-memory cameras', () => {
  it('send videos without a request after a delay', async () => {
    const { clock, clips } = createCase('sendsByItself');
    expect((await clips()).clips).toEqual([]);
    await clock.advance(25 * SECOND);
    expect((await clips()).clips.map(({ camera }) => camera)).toEqual([cameraOf(49)]);
  });

  it('send the videos of both cameras', async () => {
    const { clips } = createCase('isThere');
    expect((await clips()).clips.map(({ camera }) => camera).toSorted()).toEqual(['adas', 'dms']);
  });

  it('send a requested video once, even if it is requested twice', async () => {
    const { clock, clips, upload } = createCase('onRequest');
    expect(await upload()).toBe('Sent');
    expect(await upload()).toBe('Sent');
    expect(await clips()).toEqual({ clips: [], isUnderWay: true, hasBrokenOff: false });
    await clock.advance(12 * SECOND);
    const [clip, ...more] = (await clips()).clips;
    expect(more).toEqual([]);
    expect(clip?.files[0]?.url).toBe('https://clips.example/dms.webm');
  });

  it('report a failed upload, which can be requested again', async () => {
    const { clock, clips, upload } = createCase('breaksOff');
    await upload();
    await clock.advance(12 * SECOND);
    expect(await clips()).toEqual({ clips: [], isUnderWay: false, hasBrokenOff: true });
    await upload();
    expect((await clips()).isUnderWay).toBe(true);
  });

  it.each(['noFile', 'refuses', 'silent'] as const)('%s: nothing is sent', async (camera) => {
    expect(await createCase(camera).upload()).toBe('Not Sent(No video downloaded)');
  });

  it('can change their behaviour', async () => {
    const { alert, evidence, upload } = createCase('refuses');
    await upload();
    evidence.setCamera(alert.vehicle.vehicleId, 'onRequest');
    expect(await upload()).toBe('Sent');
  });
});

describe('the files of an in-memory camera', () => {
  const count = async (camera: MemoryCameraOptions) => {
    const { clock, evidence, alert } = createCase(camera);
    const { vehicleId, imei } = alert.vehicle;
    const device = { vehicleId, imei: imei ?? '' };
    await settle(clock, evidence.updateFileList({ ...device, channel: 3 }));
    const around = { startTime: alert.createdOn - 60 * SECOND, endTime: alert.createdOn };
    const counted = evidence.countFiles({ ...device, ...around });
    counted.catch(() => undefined);
    for (let second = 0; second < 10; second += 1) await clock.advance(SECOND);
    return counted;
  };

  it('are counted once the file list has arrived', async () => {
    expect(await count('onRequest')).toBe(1);
    expect(await count('slow')).toBe(1);
    expect(await count('noFile')).toBe(0);
  });

  it('cannot be counted if the file list does not arrive', async () => {
    await expect(count('silent')).rejects.toMatchObject({ kind: 'conflict' });
  });
});

describe('calls of the in-memory evidence source', () => {
  const call = (evidence: MemoryEvidenceSource, signal?: AbortSignal) =>
    evidence.readDevice('1', signal);

  it('fail the requested number of times', async () => {
    const { clock, evidence } = createCase('onRequest');
    evidence.failNext('readDevice', new PantauError('timeout'), 2);
    for (const _ of [1, 2]) {
      await expect(settle(clock, call(evidence))).rejects.toMatchObject({ kind: 'timeout' });
    }
    await expect(settle(clock, call(evidence))).resolves.toMatchObject({ devices: [{}] });
    expect(evidence.count('readDevice')).toBe(3);
  });

  it('wait until they are released, or aborted', async () => {
    const { clock, evidence } = createCase('onRequest');
    evidence.hold('readDevice');
    const answers: string[] = [];
    const giveUp = new AbortController();
    const held = call(evidence).then(() => answers.push('held'));
    const left = call(evidence, giveUp.signal).catch(() => answers.push('left'));
    await clock.advance(60 * SECOND);
    expect(answers).toEqual([]);
    giveUp.abort();
    await left;
    evidence.release('readDevice');
    await settle(clock, held);
    expect(answers).toEqual(['left', 'held']);
  });

  it('reject as offline while the world is disconnected', async () => {
    const { clock, evidence, world } = createCase('onRequest');
    world.disconnect();
    const refused = await settle(
      clock,
      call(evidence).catch((error: unknown) => error),
    );
    expect(isPantauError(refused) && refused.kind).toBe('offline');
  });
});

describe('in-memory places', () => {
  it('have a track that ends at the position of the alert', async () => {
    const { clock, evidence, alert, world } = createCase('onRequest');
    await clock.advance(60 * SECOND);
    const { vehicle, createdOn } = world.arrive({
      vehicle: alert.vehicle,
      position: { latitude: -6.3, longitude: 107.1 },
    });
    const query = {
      vehicleId: vehicle.vehicleId,
      startTime: createdOn - 600 * SECOND,
      endTime: createdOn,
    };
    const trail = await settle(clock, evidence.readTrack(query));
    expect(trail).toHaveLength(61);
    expect(trail.at(-1)).toMatchObject({ latitude: -6.3, longitude: 107.1, recordedOn: createdOn });
  });

  it('have an address in the requested language, or none', async () => {
    const { clock, evidence } = createCase('onRequest');
    const address = (latitude: number, locale: string) =>
      settle(clock, evidence.readAddress({ latitude, longitude: 112.6781 }, locale));
    expect(await address(-7.2402, 'id')).toBe('Dekat Jl. Margomulyo, Surabaya');
    expect(await address(-7.2402, 'en')).toBe('Near Jl. Margomulyo, Surabaya');
    expect(await address(10, 'en')).toBeNull();
  });
});
