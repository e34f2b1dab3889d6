import { describe, expect, it } from 'vitest';
import { fitPositions, toScreen } from './map-frame.ts';

const jakarta = { latitude: -6.2, longitude: 106.8 };
const surabaya = { latitude: -7.25, longitude: 112.75 };
const size = { width: 700, height: 400 };

describe('the frame of a map', () => {
  it('has its center in the middle (DB-17)', () => {
    expect(toScreen({ center: jakarta, zoom: 9, ...size }, jakarta)).toEqual({ x: 350, y: 200 });
    const east = toScreen({ center: jakarta, zoom: 0, ...size }, { ...jakarta, longitude: 286.8 });
    expect(east.x - 350).toBeCloseTo(256);
  });

  it('shows all positions inside its margin (DB-17)', () => {
    const fitted = fitPositions([jakarta, surabaya], size);
    if (fitted === null) throw new Error('nothing to fit');
    for (const position of [jakarta, surabaya]) {
      const { x, y } = toScreen({ ...fitted, ...size }, position);
      expect(x).toBeGreaterThanOrEqual(47.9);
      expect(x).toBeLessThanOrEqual(652.1);
      expect(y).toBeGreaterThanOrEqual(47.9);
      expect(y).toBeLessThanOrEqual(352.1);
    }
    expect(fitPositions([jakarta], size)?.zoom).toBe(13);
    expect(fitPositions([], size)).toBeNull();
  });
});
