import type { GeofenceShape, Point } from '../geo/geometry.ts';
import { builder } from './builder.ts';

interface GeoPointShape {
  readonly latitude: number;
  readonly longitude: number;
}

export const GeoPoint = builder.objectRef<GeoPointShape>('GeoPoint').implement({
  fields: (t) => ({
    latitude: t.exposeFloat('latitude'),
    longitude: t.exposeFloat('longitude'),
  }),
});

const toPoint = ([longitude, latitude]: Point): GeoPointShape => ({ latitude, longitude });

export const centerOf = (shape: GeofenceShape): GeoPointShape | null =>
  shape.kind === 'circle' ? toPoint(shape.center) : null;

export const radiusOf = (shape: GeofenceShape): number | null =>
  shape.kind === 'circle' ? shape.radius : null;

/** Drops a last corner that repeats the first. */
export function ringOf(shape: GeofenceShape): GeoPointShape[] | null {
  if (shape.kind !== 'polygon') return null;
  const [first, last] = [shape.ring[0], shape.ring.at(-1)];
  const isClosed = shape.ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return (isClosed ? shape.ring.slice(0, -1) : shape.ring).map(toPoint);
}
