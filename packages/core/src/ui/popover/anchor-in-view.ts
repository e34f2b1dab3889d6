import { type RefObject, useMemo } from 'react';

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const clamp = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(value, max));

/** Distance that content keeps from the edges of the viewport, in px. */
export const VIEWPORT_MARGIN = 8;

/** The part of a rectangle inside the viewport's margin, or the nearest edge. All lengths in px. */
export function rectInView(rect: Rect, viewport: Pick<Rect, 'width' | 'height'>): Rect {
  const inWidth = (x: number): number =>
    clamp(x, VIEWPORT_MARGIN, viewport.width - VIEWPORT_MARGIN);
  const inHeight = (y: number): number =>
    clamp(y, VIEWPORT_MARGIN, viewport.height - VIEWPORT_MARGIN);
  const left = inWidth(rect.left);
  const top = inHeight(rect.top);
  const width = inWidth(rect.left + rect.width) - left;
  const height = inHeight(rect.top + rect.height) - top;
  return { left, top, width, height };
}

/** What Floating UI positions next to; `contextElement` tells it what to observe. */
export interface AnchorInView {
  readonly contextElement: Element | undefined;
  getBoundingClientRect(): DOMRect;
}

function createAnchorInView(anchorRef: RefObject<HTMLElement | null>): AnchorInView {
  let last = new DOMRect();
  return {
    get contextElement() {
      return anchorRef.current ?? undefined;
    },
    getBoundingClientRect() {
      const element = anchorRef.current;
      if (element === null || !element.isConnected) return last;
      const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
      const viewport = { width: clientWidth, height: clientHeight };
      const { left, top, width, height } = rectInView(element.getBoundingClientRect(), viewport);
      last = new DOMRect(left, top, width, height);
      return last;
    },
  };
}

/**
 * The anchor as Radix takes it (`virtualRef`), limited to the viewport: the content stays on screen
 * when the anchor is scrolled away, and keeps its position when the anchor is removed.
 */
export function useAnchorInView(anchorRef: RefObject<HTMLElement | null>): RefObject<AnchorInView> {
  return useMemo(() => ({ current: createAnchorInView(anchorRef) }), [anchorRef]);
}
