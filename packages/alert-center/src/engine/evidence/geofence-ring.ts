import type { GeofenceOutline } from './places.ts';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth, m. */
const EARTH_M = 6_371_008.8;

/** Corners that stand for a circle. */
export const CIRCLE_CORNERS = 64;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** The place that lies so many metres away, in a direction clockwise from north. */
function placeAt(from: Place, metres: number, bearing: number): Place {
  const far = metres / EARTH_M;
  const latitude = radians(from.latitude);
  const sine =
    Math.sin(latitude) * Math.cos(far) + Math.cos(latitude) * Math.sin(far) * Math.cos(bearing);
  const turned = Math.atan2(
    Math.sin(bearing) * Math.sin(far) * Math.cos(latitude),
    Math.cos(far) - Math.sin(latitude) * sine,
  );
  return { latitude: degrees(Math.asin(sine)), longitude: from.longitude + degrees(turned) };
}

/** The outline of a geofence as a line to be drawn: closed, a circle by 64 corners. */
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
