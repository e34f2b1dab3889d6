import { type PointerEvent, type RefObject, useRef } from 'react';
import { isElement } from '@pantau/core/ui/overlay';
import type { Step } from '../../hooks/previews.ts';
import { reducedMotion, useMediaQuery } from '@pantau/core/ui/media-query';
import { type Drag, classifyDrag, swipeStep } from './swipe.ts';

/** Elements that handle horizontal gestures themselves. */
const ownWays = 'input, textarea, select, video, canvas, [role="slider"], [data-own-gestures]';

interface Finger {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  isSwiping: boolean;
}

export interface SwipeHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(event: PointerEvent<HTMLElement>): void;
}

/** Steps to another alert by horizontal swipes; vertical drags scroll. */
export function useSwipe(
  movedRef: RefObject<HTMLElement | null>,
  onStep: (by: Step) => void,
): SwipeHandlers {
  const isStill = useMediaQuery(reducedMotion);
  const finger = useRef<Finger | null>(null);

  const show = (x: number): void => {
    const element = movedRef.current;
    if (element !== null) element.style.transform = x === 0 ? '' : `translateX(${x}px)`;
  };
  const dragOf = (event: PointerEvent, { x, y }: Finger): Drag => ({
    x: event.clientX - x,
    y: event.clientY - y,
  });
  const end = (event: PointerEvent, isMeant: boolean): void => {
    const own = finger.current;
    if (own === null || event.pointerId !== own.pointerId) return;
    finger.current = null;
    if (!own.isSwiping) return;
    show(0);
    const by = isMeant ? swipeStep(dragOf(event, own)) : null;
    if (by !== null) onStep(by);
  };

  return {
    onPointerDown(event) {
      const { target, pointerId, clientX, clientY } = event;
      const isFinger = event.isPrimary && event.pointerType !== 'mouse';
      const isOthers = !isElement(target) || target.closest(ownWays) !== null;
      // Ignore events that bubble from portals.
      if (!isFinger || isOthers || !event.currentTarget.contains(target)) return;
      finger.current = { pointerId, x: clientX, y: clientY, isSwiping: false };
    },
    onPointerMove(event) {
      const own = finger.current;
      if (own === null || event.pointerId !== own.pointerId) return;
      const drag = dragOf(event, own);
      if (!own.isSwiping) {
        const kind = classifyDrag(drag);
        if (kind === 'scroll') finger.current = null;
        if (kind !== 'swipe') return;
        own.isSwiping = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (!isStill) show(drag.x);
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  };
}
