import { rootOf } from '@pantau/core/ui/overlay';

/** Distance of the sample points from the edges, px: inside rounded corners. */
const INSET = 8;

/**
 * Whether the whole element can be seen: it is inside the viewport and nothing lies above its corners or
 * its centre. Lays out the page.
 */
export function isUncovered(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (right - left <= 2 * INSET || bottom - top <= 2 * INSET) return false;
  const root = rootOf(element);
  if (root === null) return false;
  const points = [
    [left + INSET, top + INSET],
    [right - INSET, top + INSET],
    [(left + right) / 2, (top + bottom) / 2],
    [left + INSET, bottom - INSET],
    [right - INSET, bottom - INSET],
  ] as const;
  return points.every(([x, y]) => element.contains(root.elementFromPoint(x, y)));
}
