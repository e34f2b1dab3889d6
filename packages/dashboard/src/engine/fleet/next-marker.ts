/** A marker on the screen. */
export interface PlacedMarker {
  readonly key: string;
  /** In px from the upper left corner of the map. */
  readonly x: number;
  readonly y: number;
}

/** The direction of each arrow key on the screen. */
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** What lies off the direction counts this much more than what lies along it. */
const ASIDE = 2;

const inReadingOrder = (one: PlacedMarker, other: PlacedMarker): number =>
  one.x - other.x || one.y - other.y;

/** The marker at which the keyboard enters the map: the leftmost one. */
export const firstMarker = (markers: readonly PlacedMarker[]): PlacedMarker | undefined =>
  markers.toSorted(inReadingOrder)[0];

/**
 * The marker to which a key leads (DB-21): the nearest one in the direction of an arrow key, the first or the last one
 * from left to right; `undefined` for another key, or where there is none.
 */
export function nextMarker(
  markers: readonly PlacedMarker[],
  from: PlacedMarker,
  key: string,
): PlacedMarker | undefined {
  if (key === 'Home') return firstMarker(markers);
  if (key === 'End') return markers.toSorted(inReadingOrder).at(-1);
  const direction = directions[key];
  if (direction === undefined) return undefined;
  const [dx, dy] = direction;
  let best: { readonly marker: PlacedMarker; readonly distance: number } | undefined;
  for (const marker of markers) {
    const [x, y] = [marker.x - from.x, marker.y - from.y];
    const along = x * dx + y * dy;
    const distance = along + ASIDE * Math.abs(x * dy - y * dx);
    const isAhead = along > 0 && marker.key !== from.key;
    if (isAhead && (best === undefined || distance < best.distance)) best = { marker, distance };
  }
  return best?.marker;
}
