import { useClock } from '@pantau/core';
import { type RefObject, useEffect } from 'react';
import { useAlertActions } from '../../controllers/use-alert-actions.ts';
import type { Urgency } from '../../domain/alert.ts';

/** A pointer that has rested this long is not about to press. */
const REST_MS = 2_000;

/** Further down than this the list counts as scrolled: px. */
const SCROLLED_PX = 4;

/**
 * Tells the list while the user is in the middle of something, so that arrivals wait and nothing
 * moves: he is scrolled down, points at a row's buttons, or the pointer moves over the rows.
 */
export function useListBusy(urgency: Urgency, scrollerRef: RefObject<HTMLElement | null>): void {
  const { setBusy } = useAlertActions();
  const clock = useClock();

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null) return undefined;
    let isTold = false;
    let isPointing = false;
    let isMoving = false;
    let cancel = (): void => undefined;

    const tell = (): void => {
      const isBusy = isPointing || isMoving || scroller.scrollTop > SCROLLED_PX;
      if (isBusy === isTold) return;
      isTold = isBusy;
      setBusy(urgency, isBusy);
    };
    const rest = (): void => {
      isMoving = false;
      tell();
    };
    const onMove = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      const at = event.composedPath()[0];
      isPointing = at instanceof Element && at.closest('[data-holds-list]') !== null;
      isMoving = true;
      cancel();
      cancel = clock.setTimeout(rest, REST_MS);
      tell();
    };
    const onLeave = (): void => {
      cancel();
      isPointing = false;
      isMoving = false;
      tell();
    };

    scroller.addEventListener('scroll', tell, { passive: true });
    scroller.addEventListener('pointermove', onMove);
    scroller.addEventListener('pointerleave', onLeave);
    tell();
    return () => {
      cancel();
      scroller.removeEventListener('scroll', tell);
      scroller.removeEventListener('pointermove', onMove);
      scroller.removeEventListener('pointerleave', onLeave);
      if (isTold) setBusy(urgency, false);
    };
  }, [urgency, scrollerRef, setBusy, clock]);
}
