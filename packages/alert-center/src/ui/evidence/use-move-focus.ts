import { hasFocusWithin } from '@pantau/core/ui/overlay';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Told that something has gone with the focus in it. */
export type FocusOnward = () => void;

/** Tells when the element goes with the focus in it. */
export function useFocusHeld(ref: RefObject<HTMLElement | null>, onLost: FocusOnward): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element !== null && hasFocusWithin(element)) onLost();
    };
  }, [ref, onLost]);
}

/**
 * The focus that was on a button goes to what takes the button's place, or to the section; it never falls
 * to the page. A focus that was elsewhere is left where it is.
 */
export function useFocusOnward(sectionRef: RefObject<HTMLElement | null>): FocusOnward {
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
