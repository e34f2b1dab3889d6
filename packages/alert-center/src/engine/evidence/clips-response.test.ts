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

describe('clipsAnswerOf', () => {
  it('is empty without videos', () => {
    expect(clipsAnswerOf([])).toEqual({ clips: [], isUnderWay: false, hasBrokenOff: false });
  });

  it('has a clip for each available, playable video', () => {
    const empty = { ...here(2), clip: null };
    expect(clipsAnswerOf([here(1), empty, underWay(3)]).clips).toEqual([clip]);
  });

  it.each([
    ['as the only video', [brokenOff(1)], true],
    ['after an available video', [here(1), brokenOff(2)], true],
    ['before an available video', [brokenOff(1), here(2)], false],
    ['while another upload is under way', [underWay(1), brokenOff(2)], false],
  ])('evaluates a failed upload %s', (_when, videos, hasBrokenOff) => {
    expect(clipsAnswerOf(videos).hasBrokenOff).toBe(hasBrokenOff);
  });
});
