import { courseDegrees, distanceMetres, type Point } from './geometry.ts';

export interface RoadPlan {
  readonly name: string;
  /** Town or district; empty when the road's name is enough. */
  readonly town: string;
  /** Kilometre posts of the first and last point, for toll roads. */
  readonly posts?: readonly [from: number, to: number];
  /** Drawn only on maps of its surroundings. */
  readonly minor?: boolean;
  /** Typical speed in km/h. */
  readonly speed: number;
  readonly line: readonly Point[];
}

/** A point on a road. */
export interface RoadPoint {
  readonly longitude: number;
  readonly latitude: number;
  /** Degrees clockwise from north, in the direction of the line. */
  readonly course: number;
  /** Short address, such as `Tol Cipali KM 112` or `Jl. Kaligawe, Semarang`. */
  readonly address: string;
}

export interface Road {
  readonly name: string;
  readonly speed: number;
  /** Metres. */
  readonly length: number;
  /** @param metres distance from the first point; clamped to the road */
  pointAt(metres: number): RoadPoint;
}

function addressOf({ name, town, posts }: RoadPlan, share: number): string {
  if (posts !== undefined)
    return `${name} KM ${Math.round(posts[0] + share * (posts[1] - posts[0]))}`;
  return town === '' ? name : `${name}, ${town}`;
}

/** @throws RangeError when the line has fewer than two points or no length. */
export function createRoad(plan: RoadPlan): Road {
  const starts: number[] = [];
  let length = 0;
  plan.line.forEach((point, index) => {
    const before = plan.line[index - 1];
    if (before !== undefined) length += distanceMetres(before, point);
    starts.push(length);
  });
  if (!(length > 0)) throw new RangeError(`The road '${plan.name}' has no length.`);
  return {
    name: plan.name,
    speed: plan.speed,
    length,
    pointAt(metres) {
      const along = Math.min(Math.max(metres, 0), length);
      const next = starts.findIndex((start, index) => index > 0 && start >= along);
      const from = plan.line[next - 1];
      const to = plan.line[next];
      const start = starts[next - 1] ?? 0;
      if (from === undefined || to === undefined)
        throw new RangeError('The point is not on the road.');
      const share = (along - start) / ((starts[next] ?? start) - start || 1);
      return {
        longitude: from[0] + share * (to[0] - from[0]),
        latitude: from[1] + share * (to[1] - from[1]),
        course: courseDegrees(from, to),
        address: addressOf(plan, along / length),
      };
    },
  };
}
