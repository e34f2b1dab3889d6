import { describe, expect, test } from 'vitest';
import type { TrackPoint } from './places.ts';
import { headingAt, trailTo } from './track.ts';

const noon = Date.UTC(2026, 10, 20, 5);
const position = { latitude: -6.5, longitude: 107.75 };

const point = (secondsBefore: number, wish: Partial<TrackPoint> = {}): TrackPoint => ({
  latitude: -6.5 + secondsBefore / 10_000,
  longitude: 107.75,
  speed: 60,
  course: 90,
  recordedOn: noon - secondsBefore * 1_000,
  ...wish,
});

describe('the way of the vehicle', () => {
  test('it ends at the place of the alert; what came after is left out', () => {
    const points = [point(60), point(30), point(-5)];
    const way = trailTo({ createdOn: noon, position }, points);
    expect(way).toEqual([points[0], points[1], position]);
  });

  test('where nothing is known of it, or of the place, there is none', () => {
    expect(trailTo({ createdOn: noon, position }, [])).toEqual([]);
    expect(trailTo({ createdOn: noon, position: null }, [point(30)])).toEqual([]);
  });

  test('the heading is that of the last position before the alert', () => {
    const points = [point(60, { course: 10 }), point(30, { course: 96 }), point(-5)];
    expect(headingAt({ createdOn: noon }, points)).toBe(96);
  });

  test('a vehicle that stands, or whose course is not told, heads nowhere', () => {
    expect(headingAt({ createdOn: noon }, [point(30, { speed: 0 })])).toBeNull();
    expect(headingAt({ createdOn: noon }, [point(30, { course: null })])).toBeNull();
    expect(headingAt({ createdOn: noon }, [])).toBeNull();
    expect(headingAt({ createdOn: noon }, [point(30, { speed: null, course: 7 })])).toBe(7);
  });
});
