import { useClock } from '@pantau/core';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';

/** How long after a move of rows a tap was still aimed at their previous positions. */
const REACTION_MS = 350;

/**
 * Ignores a tap that follows a move of rows too quickly to be aimed at what is now under the finger. A touch has no
 * hover that would hold the list before it, but holds it afterwards: the next tap hits (AC-260).
 */
export function useTapGuard(
  scrollerRef: RefObject<HTMLElement | null>,
  ids: readonly AlertId[],
): void {
  const clock = useClock();
  const before = useRef(ids);
  const movedAt = useRef(-Infinity);

  useLayoutEffect(() => {
    const [first] = before.current;
    // Rows only enter above others or leave: if the first one kept its position, nothing moved.
    if (first !== undefined && ids[0] !== first) movedAt.current = clock.now();
    before.current = ids;
  }, [ids, clock]);

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null) return undefined;
    let ignoresClick = false;
    const onPointerDown = (event: PointerEvent): void => {
      ignoresClick = event.pointerType === 'touch' && clock.now() - movedAt.current < REACTION_MS;
    };
    const onClick = (event: MouseEvent): void => {
      const row = event.target instanceof Element ? event.target.closest('[data-alert-id]') : null;
      if (!ignoresClick || row === null) return;
      event.preventDefault();
      event.stopPropagation();
    };
    scroller.addEventListener('pointerdown', onPointerDown, { capture: true });
    scroller.addEventListener('click', onClick, { capture: true });
    return () => {
      scroller.removeEventListener('pointerdown', onPointerDown, { capture: true });
      scroller.removeEventListener('click', onClick, { capture: true });
    };
  }, [scrollerRef, clock]);
}
