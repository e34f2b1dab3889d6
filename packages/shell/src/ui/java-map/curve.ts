import type { Point } from './geography.ts';

/** A point of the drawing in SVG user units. */
export interface XY {
  readonly x: number;
  readonly y: number;
}

/** Upper left corner of the drawing, in degrees. */
const WEST = 101.55;
const NORTH = -2.35;
/** User units per degree. Near the equator a degree of longitude is as long as one of latitude. */
const SCALE = 108;

/** Size of the drawing in user units. */
export const size = { width: 1600, height: 1000 };

export function project([longitude, latitude]: Point): XY {
  return { x: (longitude - WEST) * SCALE, y: (NORTH - latitude) * SCALE };
}

const format = (value: number): string => value.toFixed(1);

/**
 * Path data of a smooth curve through all points (Catmull-Rom as Bézier curves).
 *
 * @param closed connects the last point to the first
 */
export function curveThrough(points: readonly Point[], closed: boolean): string {
  const xy = points.map(project);
  const last = xy.length - 1;
  const pointAt = (index: number): XY => {
    const wrapped = closed ? (index + xy.length) % xy.length : Math.min(Math.max(index, 0), last);
    return xy[wrapped] ?? { x: 0, y: 0 };
  };
  const start = pointAt(0);
  const steps = Array.from({ length: closed ? xy.length : last }, (_, index) => {
    const [before, from, to, after] = [index - 1, index, index + 1, index + 2].map(pointAt) as [
      XY,
      XY,
      XY,
      XY,
    ];
    const control = [
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    ];
    return `C${control.map(format).join(' ')}`;
  });
  return `M${format(start.x)} ${format(start.y)}${steps.join('')}${closed ? 'Z' : ''}`;
}

/**
 * Position and heading on a road.
 *
 * @param fraction distance along the road's points, 0 to 1
 */
export function pointAlong(
  road: readonly Point[],
  fraction: number,
): XY & { readonly degrees: number } {
  const along = fraction * (road.length - 1);
  const index = Math.min(Math.floor(along), road.length - 2);
  const from = project(road[index] ?? [WEST, NORTH]);
  const to = project(road[index + 1] ?? [WEST, NORTH]);
  const rest = along - index;
  return {
    x: from.x + (to.x - from.x) * rest,
    y: from.y + (to.y - from.y) * rest,
    degrees: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}
