import { describe, expect, it } from 'vitest';
import { clipFileName } from './clip.ts';

const file = {
  licensePlate: 'B 9482 KXT',
  camera: 'Depan',
  startTime: Date.parse('2026-11-20T07:31:18Z'),
  contentType: 'video/mp4',
};

describe('clipFileName', () => {
  it('contains the plate, the start time in the given time zone and the camera', () => {
    expect(clipFileName(file, 'Asia/Jakarta')).toBe('B-9482-KXT_2026-11-20_14-31-18_Depan.mp4');
    expect(clipFileName(file, 'UTC')).toBe('B-9482-KXT_2026-11-20_07-31-18_Depan.mp4');
  });

  it('has the extension of the content type', () => {
    expect(clipFileName({ ...file, contentType: 'video/webm; codecs="vp9"' })).toMatch(/\.webm$/);
    expect(clipFileName({ ...file, contentType: null })).toMatch(/\.mp4$/);
  });

  it('contains no characters that file systems reject', () => {
    const name = clipFileName({ ...file, licensePlate: '../B:1 / "X"', camera: '' }, 'UTC');
    expect(name).toBe('B-1-X_2026-11-20_07-31-18.mp4');
  });
});
