import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CHIP_SCROLL_STEP } from './toggle-chip.ts';

interface Ends {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

export interface ChipScroll {
  readonly stripRef: RefObject<HTMLDivElement | null>;
  readonly ends: Ends;
  /** One step back (-1) or forward (1). */
  scroll(direction: -1 | 1): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** px of rounding error in scroll positions. */
const SLACK = 1;

function endsOf(strip: HTMLElement): Ends {
  const end = strip.scrollWidth - strip.clientWidth;
  return {
    isAtStart: strip.scrollLeft <= SLACK,
    isAtEnd: strip.scrollLeft >= end - SLACK,
  };
}

/** Scrolls a row of chips in steps of 200 px, by buttons, wheel and keys (DT-22). */
export function useChipScroll(): ChipScroll {
  const stripRef = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: true });

  const scroll = useCallback((direction: -1 | 1): void => {
    stripRef.current?.scrollBy({ left: direction * CHIP_SCROLL_STEP });
  }, []);

  const update = useCallback((): void => {
    const strip = stripRef.current;
    if (strip === null) return;
    const now = endsOf(strip);
    setEnds((was) => (was.isAtStart === now.isAtStart && was.isAtEnd === now.isAtEnd ? was : now));
  }, []);

  useLayoutEffect(() => {
    const strip = stripRef.current;
    if (strip === null) return undefined;
    // Also reports the initial position.
    const observer = new ResizeObserver(update);
    observer.observe(strip);
    for (const chip of strip.children) observer.observe(chip);
    return () => observer.disconnect();
  });

  useEffect(() => {
    const strip = stripRef.current;
    if (strip === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      // Browsers scroll sideways by themselves; Ctrl with the wheel zooms.
      if (event.ctrlKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
      const { isAtStart, isAtEnd } = endsOf(strip);
      const isOver = event.deltaY < 0 ? isAtStart : isAtEnd;
      // At either end the page scrolls instead.
      if (isOver) return;
      event.preventDefault();
      scroll(event.deltaY < 0 ? -1 : 1);
    };
    strip.addEventListener('wheel', onWheel, { passive: false });
    strip.addEventListener('scroll', update, { passive: true });
    return () => {
      strip.removeEventListener('wheel', onWheel);
      strip.removeEventListener('scroll', update);
    };
  }, [scroll, update]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const strip = stripRef.current;
    if (strip === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft') scroll(-1);
    else if (event.key === 'ArrowRight') scroll(1);
    else if (event.key === 'Home') strip.scrollTo({ left: 0 });
    else if (event.key === 'End') strip.scrollTo({ left: strip.scrollWidth });
    else return;
    event.preventDefault();
  };
  return { stripRef, ends, scroll, onKeyDown };
}
