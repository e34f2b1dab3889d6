import { describe, expect, test } from 'vitest';
import { CIRCLE_CORNERS, geofenceRing } from './geofence-ring.ts';

const named = { geofenceId: '1', fenceName: 'Koridor Cipali' };

/** Metres between two places (haversine). */
function distance(
  one: { latitude: number; longitude: number },
  other: { latitude: number; longitude: number },
): number {
  const rad = (degrees: number): number => (degrees * Math.PI) / 180;
  const north = Math.sin(rad(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(rad(other.longitude - one.longitude) / 2) ** 2;
  const both = north + Math.cos(rad(one.latitude)) * Math.cos(rad(other.latitude)) * east;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(both));
}

describe('the outline of a geofence', () => {
  test.each([
    [{ latitude: -6.49213, longitude: 107.75108 }, 500],
    [{ latitude: 64.1, longitude: -21.9 }, 20_000],
  ])('a circle becomes a closed ring of 64 corners at its radius: %o, %d m', (center, radius) => {
    const ring = geofenceRing({ ...named, shape: 'circle', center, radius });
    expect(ring).toHaveLength(CIRCLE_CORNERS + 1);
    expect(CIRCLE_CORNERS).toBe(64);
    expect(ring.at(-1)).toEqual(ring[0]);
    for (const corner of ring) {
      expect(Math.abs(distance(center, corner) - radius)).toBeLessThan(radius / 1_000);
    }
    const [north, , , , , , , , , , , , , , , , east] = ring;
    expect(north?.latitude).toBeGreaterThan(center.latitude);
    expect(north?.longitude).toBeCloseTo(center.longitude, 6);
    expect(east?.longitude).toBeGreaterThan(center.longitude);
  });

  test('a polygon keeps its corners and is closed', () => {
    const ring = [
      { latitude: -6, longitude: 107 },
      { latitude: -6, longitude: 108 },
      { latitude: -7, longitude: 108 },
    ];
    expect(geofenceRing({ ...named, shape: 'polygon', ring })).toEqual([...ring, ring[0]]);
    expect(geofenceRing({ ...named, shape: 'polygon', ring: [] })).toEqual([]);
  });
});
