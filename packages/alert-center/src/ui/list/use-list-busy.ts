import { useClock, useLayer } from '@pantau/core';
import { type RefObject, useEffect } from 'react';
import { useAlertActions } from '../../hooks/triage.ts';
import type { Urgency } from '../../engine/alert/alert.ts';
import { focusedTextField, hasSelectedText, isTextField } from './busy-signs.ts';

/** Time without pointer movement or key press after which the user counts as idle. */
const REST_MS = 2_000;

/** Scroll distance in px from which the list counts as scrolled. */
const SCROLLED_PX = 4;

/**
 * Marks the list as busy while the user works in it, so that new alerts wait and nothing moves: scrolled
 * down, pointing at a row's buttons, moving pointer or focus over the rows, selecting text in them, or
 * typing anywhere in the alert centre.
 */
export function useListBusy(urgency: Urgency, scrollerRef: RefObject<HTMLElement | null>): void {
  const { setBusy } = useAlertActions();
  const clock = useClock();
  // Contains the dialogs for notes and reasons.
  const layer = useLayer();

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null) return undefined;
    const page = scroller.ownerDocument;
    const root = scroller.getRootNode();
    let wasBusy = false;
    let isPointing = false;
    let isMoving = false;
    let isMarking = false;
    let isWriting = false;
    let cancelRest = (): void => undefined;
    let cancelLook = (): void => undefined;

    const report = (): void => {
      const isScrolled = scroller.scrollTop > SCROLLED_PX;
      const isBusy = isPointing || isMoving || isMarking || isWriting || isScrolled;
      if (isBusy === wasBusy) return;
      wasBusy = isBusy;
      setBusy(urgency, isBusy);
    };
    const move = (): void => {
      isMoving = true;
      cancelRest();
      cancelRest = clock.setTimeout(() => {
        isMoving = false;
        report();
      }, REST_MS);
      report();
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
      report();
    };
    const onMark = (): void => {
      isMarking = hasSelectedText(scroller);
      report();
    };
    const look = (): void => {
      cancelLook();
      isWriting = focusedTextField([scroller, layer]) !== null;
      // A field that unmounts with its dialog fires no focusout: check again later.
      if (isWriting) cancelLook = clock.setTimeout(look, REST_MS);
      report();
    };
    const onFocusOut = (event: Event): void => {
      if (isWriting && !isTextField((event as FocusEvent).relatedTarget)) {
        isWriting = false;
        report();
      }
    };

    scroller.addEventListener('scroll', report, { passive: true });
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
      scroller.removeEventListener('scroll', report);
      scroller.removeEventListener('pointermove', onMove);
      scroller.removeEventListener('pointerleave', onLeave);
      scroller.removeEventListener('pointerdown', move);
      scroller.removeEventListener('keydown', move);
      page.removeEventListener('selectionchange', onMark);
      root.removeEventListener('focusin', look);
      root.removeEventListener('focusout', onFocusOut);
      if (wasBusy) setBusy(urgency, false);
    };
  }, [urgency, scrollerRef, setBusy, clock, layer]);
}
