/** An area of the page in px. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Distance of the toasts from the page's edge and from what they avoid, px. */
const EDGE = 16;
const GAP = 8;

const overlaps = (a: Area, b: Area): boolean =>
  a.left < b.right + GAP &&
  b.left < a.right + GAP &&
  a.top < b.bottom + GAP &&
  b.top < a.bottom + GAP;

const movedUp = (area: Area, by: number): Area => ({
  ...area,
  top: area.top - by,
  bottom: area.bottom - by,
});

const movedTo = (area: Area, left: number): Area => ({
  ...area,
  left,
  right: left + area.right - area.left,
});

/** How far the area has to move up to overlap nothing; `null` if there is no such place. */
function riseOf(area: Area, obstacles: readonly Area[]): number | null {
  let by = 0;
  for (;;) {
    const at = movedUp(area, by);
    if (at.top < EDGE) return null;
    const hit = obstacles.filter((obstacle) => overlaps(at, obstacle));
    if (hit.length === 0) return by;
    by = area.bottom - Math.min(...hit.map(({ top }) => top)) + GAP;
  }
}

export interface ToastShift {
  readonly x: number;
  /** Upwards. */
  readonly y: number;
}

/**
 * How far toasts move from the bottom centre so that they cover none of the obstacles. Of the places in the
 * centre, at the left and at the right, the lowest one wins. `null` if none of the three has room.
 */
export function shiftClearOf(
  area: Area,
  obstacles: readonly Area[],
  pageWidth: number,
): ToastShift | null {
  const lefts = [area.left, EDGE, pageWidth - EDGE - (area.right - area.left)];
  let best: ToastShift | null = null;
  for (const left of lefts) {
    const y = riseOf(movedTo(area, left), obstacles);
    if (y !== null && (best === null || y < best.y)) best = { x: left - area.left, y };
  }
  return best;
}
