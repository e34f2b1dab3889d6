import { describe, expect, it } from 'vitest';
import { callBarPlace } from './call-bar-place.ts';

const room = {
  bar: { width: 440, height: 52 },
  top: 60,
  left: 216,
  right: 1020,
  bottom: 900,
  avoid: [],
};

/** The bar of a window of the usual width. */
const windowBar = (x: number, y: number) => ({ x, y, width: 400, height: 52 });

describe('the place of the bar of calls', () => {
  it('is in the middle between menu and pinned panel (AC-531)', () => {
    expect(callBarPlace(room)).toEqual({ x: 398, y: 60 });
    expect(callBarPlace({ ...room, left: 0, right: 768 })).toEqual({ x: 164, y: 60 });
  });

  it('stays where the bars of windows leave it room', () => {
    expect(callBarPlace({ ...room, avoid: [windowBar(240, 124)] })).toEqual({ x: 398, y: 60 });
  });

  it('is at the end where it covers no bar of a window (AC-531)', () => {
    expect(callBarPlace({ ...room, avoid: [windowBar(560, 72)] })).toEqual({ x: 398, y: 132 });
    expect(callBarPlace({ ...room, right: 1440, avoid: [windowBar(560, 72)] })).toEqual({
      x: 992,
      y: 60,
    });
    expect(callBarPlace({ ...room, right: 1440, avoid: [windowBar(900, 60)] })).toEqual({
      x: 224,
      y: 60,
    });
  });

  it('is below them where no end is free, and in the middle where nothing is', () => {
    const wide = { x: 0, y: 72, width: 1440, height: 52 };
    expect(callBarPlace({ ...room, avoid: [wide] })).toEqual({ x: 398, y: 132 });
    const all = { x: 0, y: 0, width: 1440, height: 900 };
    expect(callBarPlace({ ...room, avoid: [all] })).toEqual({ x: 398, y: 60 });
  });
});
