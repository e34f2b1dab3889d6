import type { Step } from '../../hooks/use-previews.ts';

/** A finger that has gone this far sideways means another alert, px. */
export const SWIPE_LEAST = 60;

/** From here on it is decided whether a finger scrolls or swipes, px. */
const SWIPE_SLACK = 10;

/** Where a finger has gone since it was put down, px. */
export interface Drag {
  readonly x: number;
  readonly y: number;
}

/** `scroll`: up or down, which belongs to what scrolls; null: not to be told yet. */
export function kindOfDrag({ x, y }: Drag): 'swipe' | 'scroll' | null {
  if (Math.max(Math.abs(x), Math.abs(y)) < SWIPE_SLACK) return null;
  return Math.abs(x) > Math.abs(y) ? 'swipe' : 'scroll';
}

/** To the left is on, as pages are turned; null: not far enough. */
export function stepOfSwipe({ x }: Drag): Step | null {
  if (Math.abs(x) < SWIPE_LEAST) return null;
  return x < 0 ? 1 : -1;
}
