import { describe, expect, it } from 'vitest';
import { type FrameLimits, type WindowFrame, resizeFrame } from './window-frame.ts';

const limits: FrameLimits = {
  min: { width: 340, height: 320 },
  max: { width: 960, height: 880 },
  end: { x: 1440, y: 892 },
};
const frame: WindowFrame = {
  position: { x: 500, y: 72 },
  size: { width: 400, height: 600 },
};
const right = { x: 1, y: 0 } as const;
const left = { x: -1, y: 0 } as const;
const corner = { x: 1, y: 1 } as const;

describe('resizeFrame', () => {
  it('moves the dragged edges and leaves the others (AC-390)', () => {
    expect(resizeFrame(frame, corner, { x: 60, y: -40 }, limits)).toEqual({
      position: { x: 500, y: 72 },
      size: { width: 460, height: 560 },
    });
    expect(resizeFrame(frame, left, { x: -60, y: 90 }, limits)).toEqual({
      position: { x: 440, y: 72 },
      size: { width: 460, height: 600 },
    });
  });

  it.each([
    ['its smallest size', right, { x: -900, y: 0 }, 340],
    ['its largest size', left, { x: -900, y: 0 }, 900],
    ['the end of its room', right, { x: 2_000, y: 0 }, 940],
  ] as const)('stops at %s (AC-391)', (_, edges, by, width) => {
    expect(resizeFrame(frame, edges, by, limits).size.width).toBe(width);
  });

  it('stays on the page when its left edge is dragged beyond it (AC-391)', () => {
    const { position, size } = resizeFrame(frame, left, { x: -2_000, y: 0 }, limits);
    expect([position.x, position.x + size.width]).toEqual([0, 900]);
  });

  it('is no lower than the page allows (AC-391)', () => {
    const { size } = resizeFrame(frame, { x: 0, y: 1 }, { x: 0, y: 2_000 }, limits);
    expect(frame.position.y + size.height).toBe(892);
  });
});
