import { describe, expect, it } from 'vitest';
import { cameraNumbers, cameraOf, deviceKindOf, listsFilesFirst, uploadRequest } from './camera.ts';
import { CLIP_AROUND_MS } from './evidence-limits.ts';

const createdOn = Date.parse('2026-11-20T07:00:00Z');

describe('the camera of an alert', () => {
  it('shows the driver for codes 49 to 56, 110 and 111, otherwise the road (AC-86)', () => {
    for (const code of [49, 50, 51, 52, 53, 54, 55, 56, 110, 111])
      expect(cameraOf(code)).toBe('dms');
    for (const code of [90, 91, 92, 96, 113, 134, 8, 141]) expect(cameraOf(code)).toBe('adas');
  });

  it('is channel 1 for the road and 3 for the driver', () => {
    expect(cameraNumbers.adas.channel).toBe(1);
    expect(cameraNumbers.dms.channel).toBe(3);
  });

  it('needs a file list first only on vss-howen devices', () => {
    const types = ['bsj', 'vss-howen', 'teltonika', null];
    expect(types.filter((type) => listsFilesFirst(deviceKindOf(type)))).toEqual(['vss-howen']);
  });

  it('is requested from a bsj device by channel, 5 s before to 5 s after the alert', () => {
    expect(CLIP_AROUND_MS).toBe(5_000);
    expect(uploadRequest({ alertCode: 49, createdOn }, '8600', 'bsj')).toEqual({
      kind: 'bsj',
      imei: '8600',
      channel: 'CH03',
      startTime: createdOn - 5_000,
      endTime: createdOn + 5_000,
      createdOnRawAlert: createdOn,
    });
  });

  it('is requested from other devices by camera position and alert time', () => {
    expect(uploadRequest({ alertCode: 90, createdOn }, '8600', 'vss-howen')).toEqual({
      kind: 'rawAlert',
      imei: '8600',
      cameraPosition: 1,
      rawAlertCreatedOn: createdOn,
    });
  });
});
