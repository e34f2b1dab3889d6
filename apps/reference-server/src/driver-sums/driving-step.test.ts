import { describe, expect, it } from 'vitest';
import { drivingBetween, type Fix } from './driving-step.ts';

/** A position after some minutes, some kilometres to the north. */
const fix = (minutes: number, km: number, odometer: number | null = null): Fix => ({
  at: minutes * 60_000,
  latitude: -6 + km / 111.195,
  longitude: 106.8,
  odometer,
});
const start = fix(0, 0, 1_000);

describe('driving between two positions', () => {
  it.each([
    ['the difference of the odometer', start, fix(10, 7, 1_010.5), 10_500, 600],
    ['the straight line without an odometer', start, fix(10, 7), 7_000, 600],
    ['the straight line after an odometer was reset', start, fix(10, 7, 3), 7_000, 600],
    ['the straight line when an odometer jumps', start, fix(10, 7, 90_000), 7_000, 600],
    ['nothing when a position jumps', start, fix(10, 70), 0, 0],
    ['nothing for the noise of a standing vehicle', start, fix(10, 0.4), 0, 0],
    [
      'a distance without driving time for a vehicle that crawls',
      start,
      fix(10, 0, 1_000.4),
      400,
      0,
    ],
    ['all of a gap that was driven', start, fix(60, 40), 40_000, 3_600],
    ['no time of a gap that was spent standing', start, fix(600, 0, 1_020), 20_000, 0],
    ['nothing back in time', fix(10, 0), fix(0, 7), 0, 0],
  ])('is %s (RS-294)', (_, before, after, metres, seconds) => {
    const driving = drivingBetween(before, after);
    expect(driving.metres).toBeGreaterThanOrEqual(metres - 1);
    expect(driving.metres).toBeLessThanOrEqual(metres + 1);
    expect(driving.seconds).toBe(seconds);
  });
});
