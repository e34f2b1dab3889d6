import { useClock } from '../../theme/use-services.ts';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** How long after a change a tap was still aimed at what was there before, ms. */
const REACTION_MS = 350;

/** Ignores taps on the matching parts of an element that follow `changedAt` too quickly to be aimed at them. */
export function useTapFilter(
  elementRef: RefObject<HTMLElement | null>,
  changedAt: RefObject<number>,
  selector = '*',
): void {
  const clock = useClock();
  useEffect(() => {
    const element = elementRef.current;
    if (element === null) return undefined;
    let ignoresClick = false;
    const onPointerDown = (event: PointerEvent): void => {
      ignoresClick = event.pointerType === 'touch' && clock.now() - changedAt.current < REACTION_MS;
    };
    const onClick = (event: MouseEvent): void => {
      const part = event.target instanceof Element ? event.target.closest(selector) : null;
      const isIgnored = ignoresClick && part !== null;
      // The keyboard clicks without a press before.
      ignoresClick = false;
      if (!isIgnored) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('pointerdown', onPointerDown, { capture: true });
    element.addEventListener('click', onClick, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', onPointerDown, { capture: true });
      element.removeEventListener('click', onClick, { capture: true });
    };
  }, [elementRef, changedAt, selector, clock]);
}

/**
 * Ignores taps on an element that has just appeared, or whose `content` has just changed, under the finger
 * (AC-397). With a pointer, what the user looks at waits for it instead.
 */
export function useFreshTaps(elementRef: RefObject<HTMLElement | null>, content: unknown): void {
  const clock = useClock();
  const changedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    changedAt.current = clock.now();
  }, [content, clock]);
  useTapFilter(elementRef, changedAt);
}
