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

/** 1, or -1 from right to left, where scroll positions are negative. */
const signOf = (strip: HTMLElement): 1 | -1 =>
  getComputedStyle(strip).direction === 'rtl' ? -1 : 1;

function endsOf(strip: HTMLElement): Ends {
  const position = Math.abs(strip.scrollLeft);
  const end = strip.scrollWidth - strip.clientWidth;
  return { isAtStart: position <= SLACK, isAtEnd: position >= end - SLACK };
}

/** Scrolls a row of chips in steps of 200 px, by buttons, wheel and keys (DT-22). */
export function useChipScroll(): ChipScroll {
  const stripRef = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: true });

  /** px from the start where a smooth scroll will end: the next step begins there, not where the strip is by then. */
  const goal = useRef<number>(undefined);

  const scrollTo = (position: number): void => {
    const strip = stripRef.current;
    if (strip === null) return;
    const end = strip.scrollWidth - strip.clientWidth;
    goal.current = Math.min(end, Math.max(0, position));
    strip.scrollTo({ left: signOf(strip) * goal.current });
  };

  const scroll = (direction: -1 | 1): void => {
    const from = goal.current ?? Math.abs(stripRef.current?.scrollLeft ?? 0);
    scrollTo(from + direction * CHIP_SCROLL_STEP);
  };

  const update = useCallback((): void => {
    const strip = stripRef.current;
    if (strip === null) return;
    if (Math.abs(Math.abs(strip.scrollLeft) - (goal.current ?? 0)) <= SLACK)
      goal.current = undefined;
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
      goal.current = undefined;
      strip.scrollBy({ left: signOf(strip) * Math.sign(event.deltaY) * CHIP_SCROLL_STEP });
    };
    /** Whoever scrolls otherwise goes on from where the strip is. */
    const forgetGoal = (): void => {
      goal.current = undefined;
    };
    strip.addEventListener('wheel', onWheel, { passive: false });
    strip.addEventListener('scroll', update, { passive: true });
    strip.addEventListener('pointerdown', forgetGoal);
    strip.addEventListener('focusin', forgetGoal);
    return () => {
      strip.removeEventListener('pointerdown', forgetGoal);
      strip.removeEventListener('focusin', forgetGoal);
      strip.removeEventListener('wheel', onWheel);
      strip.removeEventListener('scroll', update);
    };
  }, [update]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const strip = stripRef.current;
    if (strip === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft') scroll(signOf(strip) === 1 ? -1 : 1);
    else if (event.key === 'ArrowRight') scroll(signOf(strip));
    else if (event.key === 'Home') scrollTo(0);
    else if (event.key === 'End') scrollTo(strip.scrollWidth);
    else return;
    event.preventDefault();
  };
  return { stripRef, ends, scroll, onKeyDown };
}
