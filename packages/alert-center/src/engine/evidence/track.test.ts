import { describe, expect, test } from 'vitest';
import type { TrackPoint } from './places.ts';
import { headingAt, trackTo } from './track.ts';

const noon = Date.UTC(2026, 10, 20, 5);
const position = { latitude: -6.5, longitude: 107.75 };

const point = (secondsBefore: number, overrides: Partial<TrackPoint> = {}): TrackPoint => ({
  latitude: -6.5 + secondsBefore / 10_000,
  longitude: 107.75,
  speed: 60,
  course: 90,
  recordedOn: noon - secondsBefore * 1_000,
  ...overrides,
});

describe('the track of the vehicle', () => {
  test('ends at the position of the alert and omits later points', () => {
    const points = [point(60), point(30), point(-5)];
    const track = trackTo({ createdOn: noon, position }, points);
    expect(track).toEqual([points[0], points[1], position]);
  });

  test('is empty without points or without a position of the alert', () => {
    expect(trackTo({ createdOn: noon, position }, [])).toEqual([]);
    expect(trackTo({ createdOn: noon, position: null }, [point(30)])).toEqual([]);
  });

  test('has the heading of the last point before the alert', () => {
    const points = [point(60, { course: 10 }), point(30, { course: 96 }), point(-5)];
    expect(headingAt({ createdOn: noon }, points)).toBe(96);
  });

  test('has no heading when the vehicle has stopped or its course is unknown', () => {
    expect(headingAt({ createdOn: noon }, [point(30, { speed: 0 })])).toBeNull();
    expect(headingAt({ createdOn: noon }, [point(30, { course: null })])).toBeNull();
    expect(headingAt({ createdOn: noon }, [])).toBeNull();
    expect(headingAt({ createdOn: noon }, [point(30, { speed: null, course: 7 })])).toBe(7);
  });
});
