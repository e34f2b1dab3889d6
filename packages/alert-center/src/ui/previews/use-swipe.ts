import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Step } from '../../hooks/use-previews.ts';
import { reducedMotion, useMedia } from '../shared/use-media.ts';
import { type Drag, kindOfDrag, stepOfSwipe } from './swipe.ts';

/** What takes fingers that go sideways itself. */
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

/** Turns to another alert by a finger that goes sideways; what goes up or down scrolls, as ever. */
export function useSwipe(
  movedRef: RefObject<HTMLElement | null>,
  onStep: (by: Step) => void,
): SwipeHandlers {
  const isStill = useMedia(reducedMotion);
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
    const by = isMeant ? stepOfSwipe(dragOf(event, own)) : null;
    if (by !== null) onStep(by);
  };

  return {
    onPointerDown(event) {
      const { target, pointerId, clientX, clientY } = event;
      const isFinger = event.isPrimary && event.pointerType !== 'mouse';
      const isOthers = !(target instanceof Element) || target.closest(ownWays) !== null;
      // What opens from it bubbles here too.
      if (!isFinger || isOthers || !event.currentTarget.contains(target)) return;
      finger.current = { pointerId, x: clientX, y: clientY, isSwiping: false };
    },
    onPointerMove(event) {
      const own = finger.current;
      if (own === null || event.pointerId !== own.pointerId) return;
      const drag = dragOf(event, own);
      if (!own.isSwiping) {
        const kind = kindOfDrag(drag);
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
