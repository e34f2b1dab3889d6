import type { Clock } from '../../clock/clock.ts';
import { isElement } from '../../theme/focus.ts';
import { useClock } from '../../theme/use-services.ts';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** How long after a change a tap was still aimed at what was there before, ms. */
const REACTION_MS = 350;

export interface TapFilterOptions {
  /** When a part of the element changed or moved last, ms by the provider's clock. */
  changedAt(part: Element): number;
  /** The parts; the element and everything in it by default. */
  readonly selector?: string | undefined;
  /** Called with the part whose tap was ignored, so that the user learns of it. */
  readonly onIgnored?: ((part: Element) => void) | undefined;
}

function filterTaps(element: HTMLElement, clock: Clock, read: () => TapFilterOptions): () => void {
  let ignored: Element | null = null;
  const partAt = ({ target }: Event): Element | null =>
    isElement(target) ? target.closest(read().selector ?? '*') : null;
  const onPointerDown = (event: PointerEvent): void => {
    const part = event.pointerType === 'touch' ? partAt(event) : null;
    const isFresh = part !== null && clock.now() - read().changedAt(part) < REACTION_MS;
    ignored = isFresh ? part : null;
  };
  const onClick = (event: MouseEvent): void => {
    const part = ignored;
    // The keyboard clicks without a press before.
    ignored = null;
    if (part === null || partAt(event) === null) return;
    event.preventDefault();
    event.stopPropagation();
    read().onIgnored?.(part);
  };
  element.addEventListener('pointerdown', onPointerDown, { capture: true });
  element.addEventListener('click', onClick, { capture: true });
  return () => {
    element.removeEventListener('pointerdown', onPointerDown, { capture: true });
    element.removeEventListener('click', onClick, { capture: true });
  };
}

/** Ignores taps on the matching parts of an element that follow `changedAt` too quickly to be aimed at them. */
export function useTapFilter(
  elementRef: RefObject<HTMLElement | null>,
  options: TapFilterOptions,
): void {
  const clock = useClock();
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const stop = useRef<(() => void) | null>(null);
  const start = useCallback(() => {
    const element = elementRef.current;
    if (element !== null) stop.current ??= filterTaps(element, clock, () => latest.current);
  }, [elementRef, clock]);
  // Before the element is painted, as a tap can follow at once; an ancestor of the component has its ref only later.
  useLayoutEffect(start, [start]);
  useEffect(() => {
    start();
    return () => {
      stop.current?.();
      stop.current = null;
    };
  }, [start]);
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
  useTapFilter(elementRef, { changedAt: () => changedAt.current });
}
