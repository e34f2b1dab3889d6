import type { WindowArea } from '../theme/taken-space.ts';

/** Distance of the bar from the edges and from what it avoids, px. */
const GAP = 8;

export interface CallBarRoom {
  /** Size of the bar, px. */
  readonly bar: { readonly width: number; readonly height: number };
  /** Lowest distance from the upper edge of the window, px. */
  readonly top: number;
  /** The free part of the window between what is at its left and right edge, px. */
  readonly left: number;
  readonly right: number;
  /** Lower edge of the window, px. */
  readonly bottom: number;
  /** What the bar must not cover, such as the bars of windows. */
  readonly avoid: readonly WindowArea[];
}

const overlaps = (one: WindowArea, other: WindowArea): boolean =>
  one.x < other.x + other.width + GAP &&
  other.x < one.x + one.width + GAP &&
  one.y < other.y + other.height + GAP &&
  other.y < one.y + one.height + GAP;

/**
 * Where the bar of calls lies (AC-531): in the middle of what is free, at its left or at its right end, wherever it is
 * highest without covering anything it avoids; in the middle if there is no such place.
 */
export function callBarPlace(room: CallBarRoom): { readonly x: number; readonly y: number } {
  const { bar, top, left, right, bottom, avoid } = room;
  const middle = Math.round((left + right - bar.width) / 2);
  let best: { readonly x: number; readonly y: number } | undefined;
  for (const x of [middle, left + GAP, right - GAP - bar.width]) {
    let y = top;
    for (;;) {
      const area = { x, y, ...bar };
      const hit = avoid.filter((one) => overlaps(area, one));
      if (hit.length === 0) break;
      y = Math.max(...hit.map((one) => one.y + one.height)) + GAP;
    }
    if (y + bar.height + GAP <= bottom && (best === undefined || y < best.y)) best = { x, y };
  }
  return best ?? { x: middle, y: top };
}
