import type { Point } from './geography.ts';

/** A place in the picture, in its user units. */
export interface XY {
  readonly x: number;
  readonly y: number;
}

/** Upper left corner of the picture, degrees. */
const WEST = 101.55;
const NORTH = -2.35;
/** User units a degree. Near the equator a degree is as wide as it is high. */
const SCALE = 108;

/** Size of the picture in user units. */
export const picture = { width: 1600, height: 1000 };

export function project([longitude, latitude]: Point): XY {
  return { x: (longitude - WEST) * SCALE, y: (NORTH - latitude) * SCALE };
}

const written = (value: number): string => value.toFixed(1);

/**
 * A smooth path through all points (Catmull-Rom as Bézier curves).
 *
 * @param isClosed whether the last point leads back to the first
 */
export function curveThrough(points: readonly Point[], isClosed: boolean): string {
  const xy = points.map(project);
  const last = xy.length - 1;
  const pointAt = (index: number): XY => {
    const wrapped = isClosed ? (index + xy.length) % xy.length : Math.min(Math.max(index, 0), last);
    return xy[wrapped] ?? { x: 0, y: 0 };
  };
  const start = pointAt(0);
  const steps = Array.from({ length: isClosed ? xy.length : last }, (_, index) => {
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
    return `C${control.map(written).join(' ')}`;
  });
  return `M${written(start.x)} ${written(start.y)}${steps.join('')}${isClosed ? 'Z' : ''}`;
}

/**
 * Where a vehicle stands on a road, and which way it looks.
 *
 * @param share of the road's points that lie behind it, 0 to 1
 */
export function placeOn(road: readonly Point[], share: number): XY & { readonly degrees: number } {
  const along = share * (road.length - 1);
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
