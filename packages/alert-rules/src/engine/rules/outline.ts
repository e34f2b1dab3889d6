import type { RuleGeofenceShape, RulePoint } from './rule.ts';

const METRES_PER_DEGREE = 111_320;
/** Corners of the polygon that stands for a circle. */
const CORNERS = 48;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The outline of a geofence as a closed ring. */
export function outlineOf(shape: RuleGeofenceShape): readonly RulePoint[] {
  if (shape.kind === 'polygon') return shape.ring;
  const [longitude, latitude] = shape.centre;
  const high = shape.radiusMetres / METRES_PER_DEGREE;
  const wide = high / Math.cos(radians(latitude));
  return Array.from({ length: CORNERS + 1 }, (_, index): RulePoint => {
    const angle = (index / CORNERS) * 2 * Math.PI;
    return [longitude + wide * Math.cos(angle), latitude + high * Math.sin(angle)];
  });
}

/** Zoom levels at which a map of about 400 px shows a span of degrees. */
const WHOLE_WORLD_DEGREES = 360;
const ZOOM_MAX = 15;

/** The middle of outlines, and the zoom of a map that shows all of them. */
export function boundsOf(outlines: readonly (readonly RulePoint[])[]): {
  readonly centre: RulePoint;
  readonly zoom: number;
} {
  const points = outlines.flat();
  const range = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return { middle: (low + high) / 2, span: high - low };
  };
  const longitude = range(points.map(([value]) => value));
  const latitude = range(points.map(([, value]) => value));
  const span = Math.max(longitude.span, latitude.span * 2, 1e-6);
  const zoom = Math.min(ZOOM_MAX, Math.log2(WHOLE_WORLD_DEGREES / span) - 1);
  return { centre: [longitude.middle, latitude.middle], zoom };
}
