import { hasFocusWithin } from '@pantau/core/ui/overlay';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Called when an element unmounts with the focus inside. */
export type OnFocusLost = () => void;

/** Calls back when the element unmounts with the focus inside. */
export function useFocusHeld(ref: RefObject<HTMLElement | null>, onLost: OnFocusLost): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element !== null && hasFocusWithin(element)) onLost();
    };
  }, [ref, onLost]);
}

/**
 * Moves the focus from a removed button to its replacement, or to the section. A focus elsewhere stays.
 */
export function useMoveFocus(sectionRef: RefObject<HTMLElement | null>): OnFocusLost {
  const isLost = useRef(false);
  useLayoutEffect(() => {
    if (!isLost.current) return;
    isLost.current = false;
    const section = sectionRef.current;
    (section?.querySelector('button') ?? section)?.focus({ preventScroll: true });
  });
  return useCallback(() => {
    isLost.current = true;
  }, []);
}
