import { type RefObject, useEffect } from 'react';
import type { GridViewport } from '../features/viewport/grid-viewport.ts';

/** px per line, for browsers that report lines. */
const LINE = 20;

/** The wheel over the header scrolls the rows: the header is not inside the scrolling element. */
export function useHeaderWheel(
  headRef: RefObject<HTMLElement | null>,
  viewport: GridViewport,
): void {
  useEffect(() => {
    const head = headRef.current;
    if (head === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      // Ctrl with the wheel zooms.
      if (event.ctrlKey) return;
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
      const { deltaX, deltaY } = event;
      if (viewport.scrollBy(deltaX * unit, deltaY * unit)) event.preventDefault();
    };
    head.addEventListener('wheel', onWheel, { passive: false });
    return () => head.removeEventListener('wheel', onWheel);
  }, [headRef, viewport]);
}
