import { useClock, useLayer } from '@pantau/core';
import { type RefObject, useEffect } from 'react';
import { useAlertActions } from '../../hooks/use-alert-actions.ts';
import type { Urgency } from '../../engine/alert/alert.ts';
import { fieldInUse, hasMarkedText, isTextField } from './busy-signs.ts';

/** A pointer that has rested this long is not about to press; nor is one who has pressed no key. */
const REST_MS = 2_000;

/** Further down than this the list counts as scrolled: px. */
const SCROLLED_PX = 4;

/**
 * Tells the list while the user is in the middle of something, so that arrivals wait and nothing moves:
 * he is scrolled down, points at a row's buttons, moves the pointer or the focus over the rows, marks
 * text in them, or writes somewhere in the alert centre.
 */
export function useListBusy(urgency: Urgency, scrollerRef: RefObject<HTMLElement | null>): void {
  const { setBusy } = useAlertActions();
  const clock = useClock();
  // Dialogs stand there: a note, a reason.
  const layer = useLayer();

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null) return undefined;
    const page = scroller.ownerDocument;
    const root = scroller.getRootNode();
    let isTold = false;
    let isPointing = false;
    let isMoving = false;
    let isMarking = false;
    let isWriting = false;
    let cancelRest = (): void => undefined;
    let cancelLook = (): void => undefined;

    const tell = (): void => {
      const isScrolled = scroller.scrollTop > SCROLLED_PX;
      const isBusy = isPointing || isMoving || isMarking || isWriting || isScrolled;
      if (isBusy === isTold) return;
      isTold = isBusy;
      setBusy(urgency, isBusy);
    };
    const move = (): void => {
      isMoving = true;
      cancelRest();
      cancelRest = clock.setTimeout(() => {
        isMoving = false;
        tell();
      }, REST_MS);
      tell();
    };
    const onMove = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      const at = event.composedPath()[0];
      isPointing = at instanceof Element && at.closest('[data-holds-list]') !== null;
      move();
    };
    const onLeave = (): void => {
      cancelRest();
      isPointing = false;
      isMoving = false;
      tell();
    };
    const onMark = (): void => {
      isMarking = hasMarkedText(scroller);
      tell();
    };
    const look = (): void => {
      cancelLook();
      isWriting = fieldInUse([scroller, layer]) !== null;
      // A field that is taken away with its dialog does not say that it has lost the focus.
      if (isWriting) cancelLook = clock.setTimeout(look, REST_MS);
      tell();
    };
    const onFocusOut = (event: Event): void => {
      if (isWriting && !isTextField((event as FocusEvent).relatedTarget)) {
        isWriting = false;
        tell();
      }
    };

    scroller.addEventListener('scroll', tell, { passive: true });
    scroller.addEventListener('pointermove', onMove);
    scroller.addEventListener('pointerleave', onLeave);
    scroller.addEventListener('pointerdown', move);
    scroller.addEventListener('keydown', move);
    page.addEventListener('selectionchange', onMark);
    root.addEventListener('focusin', look);
    root.addEventListener('focusout', onFocusOut);
    look();
    return () => {
      cancelRest();
      cancelLook();
      scroller.removeEventListener('scroll', tell);
      scroller.removeEventListener('pointermove', onMove);
      scroller.removeEventListener('pointerleave', onLeave);
      scroller.removeEventListener('pointerdown', move);
      scroller.removeEventListener('keydown', move);
      page.removeEventListener('selectionchange', onMark);
      root.removeEventListener('focusin', look);
      root.removeEventListener('focusout', onFocusOut);
      if (isTold) setBusy(urgency, false);
    };
  }, [urgency, scrollerRef, setBusy, clock, layer]);
}
