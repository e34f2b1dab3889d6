import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

export interface ScrimProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * For the element that covers the page behind a dialog: it blocks scrolling behind without changing
 * the host's styles, and calls `onPress` when the scrim itself is pressed.
 */
export function useScrim(onPress: (() => void) | undefined): ScrimProps {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scrim = ref.current;
    const stop = (event: Event): void => {
      if (event.target === scrim) event.preventDefault();
    };
    scrim?.addEventListener('wheel', stop, { passive: false });
    scrim?.addEventListener('touchmove', stop, { passive: false });
    return () => {
      scrim?.removeEventListener('wheel', stop);
      scrim?.removeEventListener('touchmove', stop);
    };
  }, []);

  // A text selection that starts inside and ends on the scrim is not a press.
  const startedOnScrim = useRef(false);
  return {
    ref,
    onPointerDown(event) {
      startedOnScrim.current = event.target === event.currentTarget;
    },
    onClick(event) {
      if (event.target === event.currentTarget && startedOnScrim.current) onPress?.();
    },
  };
}
