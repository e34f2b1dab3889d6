import type { GeofenceOutline } from './places.ts';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth, m. */
const EARTH_M = 6_371_008.8;

/** Number of corners that approximate a circle. */
export const CIRCLE_CORNERS = 64;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** The place at a distance and bearing (radians clockwise from north). */
function placeAt(from: Place, metres: number, bearing: number): Place {
  const angularDistance = metres / EARTH_M;
  const latitude = radians(from.latitude);
  const sine =
    Math.sin(latitude) * Math.cos(angularDistance) +
    Math.cos(latitude) * Math.sin(angularDistance) * Math.cos(bearing);
  const longitudeOffset = Math.atan2(
    Math.sin(bearing) * Math.sin(angularDistance) * Math.cos(latitude),
    Math.cos(angularDistance) - Math.sin(latitude) * sine,
  );
  return {
    latitude: degrees(Math.asin(sine)),
    longitude: from.longitude + degrees(longitudeOffset),
  };
}

/** The outline of a geofence as a closed line; a circle becomes a polygon with 64 corners. */
export function geofenceRing(outline: GeofenceOutline): readonly Place[] {
  const corners =
    outline.shape === 'polygon'
      ? outline.ring
      : Array.from({ length: CIRCLE_CORNERS }, (_, index) =>
          placeAt(outline.center, outline.radius, (index / CIRCLE_CORNERS) * 2 * Math.PI),
        );
  const [first] = corners;
  return first === undefined ? [] : [...corners, first];
}
