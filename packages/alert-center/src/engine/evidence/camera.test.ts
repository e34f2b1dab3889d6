import { describe, expect, it } from 'vitest';
import { cameraNumbers, cameraOf, deviceKindOf, listsFilesFirst, uploadInput } from './camera.ts';
import { CLIP_AROUND_MS } from './evidence-limits.ts';

const createdOn = Date.parse('2026-11-20T07:00:00Z');

describe('the camera of an alert (spec alerts §7, §9)', () => {
  it('looks at the driver for codes 49 to 56, 110 and 111, else at the road (AC-86)', () => {
    for (const code of [49, 50, 51, 52, 53, 54, 55, 56, 110, 111])
      expect(cameraOf(code)).toBe('dms');
    for (const code of [90, 91, 92, 96, 113, 134, 8, 141]) expect(cameraOf(code)).toBe('adas');
  });

  it('is channel 1 at the road and 3 at the driver', () => {
    expect(cameraNumbers.adas.channel).toBe(1);
    expect(cameraNumbers.dms.channel).toBe(3);
  });

  it('is looked up in its list of files first where it is a vss-howen device, and only there', () => {
    const types = ['bsj', 'vss-howen', 'teltonika', null];
    expect(types.filter((type) => listsFilesFirst(deviceKindOf(type)))).toEqual(['vss-howen']);
  });

  it('is asked of a bsj device with its channel and 5 s before and after', () => {
    expect(CLIP_AROUND_MS).toBe(5_000);
    expect(uploadInput({ alertCode: 49, createdOn }, '8600', 'bsj')).toEqual({
      kind: 'bsj',
      imei: '8600',
      channel: 'CH03',
      startTime: createdOn - 5_000,
      endTime: createdOn + 5_000,
      createdOnRawAlert: createdOn,
    });
  });

  it('is asked of other devices with its position and the alert', () => {
    expect(uploadInput({ alertCode: 90, createdOn }, '8600', 'vss-howen')).toEqual({
      kind: 'rawAlert',
      imei: '8600',
      cameraPosition: 1,
      rawAlertCreatedOn: createdOn,
    });
  });
});
