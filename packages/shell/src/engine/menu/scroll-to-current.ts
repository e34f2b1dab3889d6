/** How long after a page is shown the menu scrolls to its item, in ms. */
export const SCROLL_DELAY_MS = 300;

/** Items that start below this many px are scrolled to. */
const SCROLL_FROM = 500;

/** How much of the menu after the item is scrolled into view with it, in px. */
const SHOWN_AFTER = 300;

export interface MenuGeometry {
  /** Distance of the current item from the start of the menu, in px. */
  readonly offset: number;
  /** Height of the item, in px. */
  readonly height: number;
  /** Height of the visible part of the menu, in px. */
  readonly viewport: number;
}

/**
 * The scroll position, in px, that shows the current item and up to 300 px after it; `null` if the item is within the
 * first 500 px and in view (SH-13).
 */
export function scrollToCurrent({ offset, height, viewport }: MenuGeometry): number | null {
  if (offset <= SCROLL_FROM && offset + height <= viewport) return null;
  return Math.max(0, Math.min(offset, offset + SHOWN_AFTER - viewport));
}
