import { type Size, type WindowPosition, clampPosition } from '../panel/display.ts';

/** A part of the page, px from the upper left corner of the viewport. */
export interface Area extends WindowPosition, Size {}

export interface UncoveredPlaceOptions {
  /** Where the window is, or would be if nothing were in the way. */
  readonly near: WindowPosition;
  /** The whole window. */
  readonly size: Size;
  /** Height of its bar. */
  readonly barHeight: number;
  readonly page: Size;
  /** What lies above the window: its bar must not be below any of it. */
  readonly above: readonly Area[];
  /** What no part of the window may cover. */
  readonly keepClear: readonly Area[];
}

/** Distance from what is in the way, px. */
const GAP = 8;

const overlaps = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/**
 * The position nearest to `near` at which the bar of the window is uncovered and the window covers nothing
 * that must stay clear (AC-230). `null` if there is none.
 */
export function uncoveredPlace(options: UncoveredPlaceOptions): WindowPosition | null {
  const { near, size, barHeight, page, above, keepClear } = options;
  const obstacles = [...above, ...keepClear];
  // The nearest free position touches an obstacle or an edge of the page on each axis, or is at `near`.
  const columns = [near.x, GAP, page.width - size.width - GAP].concat(
    obstacles.flatMap(({ x, width }) => [x - size.width - GAP, x + width + GAP]),
  );
  const rows = [near.y, GAP, page.height - size.height - GAP].concat(
    above.flatMap(({ y, height }) => [y - barHeight - GAP, y + height + GAP]),
    keepClear.flatMap(({ y, height }) => [y - size.height - GAP, y + height + GAP]),
  );
  const isFree = (at: WindowPosition): boolean =>
    !above.some((area) => overlaps({ ...at, width: size.width, height: barHeight }, area)) &&
    !keepClear.some((area) => overlaps({ ...at, ...size }, area));
  const distance = ({ x, y }: WindowPosition): number => Math.hypot(x - near.x, y - near.y);
  let best: WindowPosition | null = null;
  for (const x of columns) {
    for (const y of rows) {
      const at = clampPosition({ x, y }, size, page);
      if (best !== null && distance(at) >= distance(best)) continue;
      if (isFree(at)) best = at;
    }
  }
  return best;
}
