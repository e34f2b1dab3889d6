import { describe, expect, it } from 'vitest';
import { type VideoOfMoment, clipsAnswerOf } from './clips-response.ts';

const clip = { id: '1', camera: 'adas', files: [], startTime: 0 } as const;
const here = (requestedOn: number): VideoOfMoment => ({ status: 'here', requestedOn, clip });
const underWay = (requestedOn: number): VideoOfMoment => ({
  status: 'underWay',
  requestedOn,
  clip: null,
});
const brokenOff = (requestedOn: number): VideoOfMoment => ({
  status: 'brokenOff',
  requestedOn,
  clip: null,
});

describe('what the videos of a moment come to', () => {
  it('is nothing where there are none', () => {
    expect(clipsAnswerOf([])).toEqual({ clips: [], isUnderWay: false, hasBrokenOff: false });
  });

  it('has a clip for each that is here and can be played', () => {
    const empty = { ...here(2), clip: null };
    expect(clipsAnswerOf([here(1), empty, underWay(3)]).clips).toEqual([clip]);
  });

  it.each([
    ['alone', [brokenOff(1)], true],
    ['after one that is here', [here(1), brokenOff(2)], true],
    ['before one that is here', [brokenOff(1), here(2)], false],
    ['while another is under way', [underWay(1), brokenOff(2)], false],
  ])('has broken off %s: %#', (_when, videos, hasBrokenOff) => {
    expect(clipsAnswerOf(videos).hasBrokenOff).toBe(hasBrokenOff);
  });
});
