import type { Step } from '../../hooks/previews.ts';

/** Minimum horizontal distance of a swipe, px. */
export const MIN_SWIPE_PX = 60;

/** Distance after which a drag is classified as swipe or scroll, px. */
const SWIPE_SLOP_PX = 10;

/** Movement since the pointer went down, px. */
export interface Drag {
  readonly x: number;
  readonly y: number;
}

/** Kind of a drag; `null` while the distance is too short. */
export function classifyDrag({ x, y }: Drag): 'swipe' | 'scroll' | null {
  if (Math.max(Math.abs(x), Math.abs(y)) < SWIPE_SLOP_PX) return null;
  return Math.abs(x) > Math.abs(y) ? 'swipe' : 'scroll';
}

/** Step of a swipe: left is next. `null` when it is too short. */
export function swipeStep({ x }: Drag): Step | null {
  if (Math.abs(x) < MIN_SWIPE_PX) return null;
  return x < 0 ? 1 : -1;
}
