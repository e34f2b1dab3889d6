/** `[longitude, latitude]`, degrees, WGS 84. */
export type Point = readonly [longitude: number, latitude: number];

/** Radius in metres. */
export type GeofenceShape =
  | { readonly kind: 'circle'; readonly center: Point; readonly radius: number }
  | { readonly kind: 'polygon'; readonly ring: readonly Point[] };

const EARTH_RADIUS_M = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance between two points in metres. */
export function distanceMetres([lonA, latA]: Point, [lonB, latB]: Point): number {
  const sinLat = Math.sin(radians(latB - latA) / 2);
  const sinLon = Math.sin(radians(lonB - lonA) / 2);
  const h = sinLat * sinLat + Math.cos(radians(latA)) * Math.cos(radians(latB)) * sinLon * sinLon;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Course from one point to another in degrees clockwise from north, from 0 up to 360. */
export function courseDegrees([lonA, latA]: Point, [lonB, latB]: Point): number {
  const deltaLon = radians(lonB - lonA);
  const y = Math.sin(deltaLon) * Math.cos(radians(latB));
  const x =
    Math.cos(radians(latA)) * Math.sin(radians(latB)) -
    Math.sin(radians(latA)) * Math.cos(radians(latB)) * Math.cos(deltaLon);
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

/** Even-odd rule in longitude and latitude. Rings across the antimeridian are not supported. */
function isInRing([longitude, latitude]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous === undefined) break;
    const [lonA, latA] = corner;
    const [lonB, latB] = previous;
    if (
      latA > latitude !== latB > latitude &&
      longitude < lonA + ((latitude - latA) / (latB - latA)) * (lonB - lonA)
    ) {
      inside = !inside;
    }
    previous = corner;
  }
  return inside;
}

/** Whether the point is in the circle, including its edge, or in the polygon. */
export function containsPoint(shape: GeofenceShape, point: Point): boolean {
  return shape.kind === 'circle'
    ? distanceMetres(shape.center, point) <= shape.radius
    : isInRing(point, shape.ring);
}
