import { type RefObject, useEffect } from 'react';
import { hasFocusWithin } from './focus.ts';

/**
 * Moves focus to an open dialog or window when the focused element inside it is removed, hidden or
 * disabled. Focus that the host has moved elsewhere stays there.
 */
export function useFocusRecovery(elementRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = elementRef.current;
    if (element === null) return undefined;
    const page = element.ownerDocument;
    const recover = (): void => {
      if (page.activeElement !== page.body || hasFocusWithin(element)) return;
      element.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(recover);
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'inert', 'hidden'],
    });
    return () => observer.disconnect();
  }, [elementRef]);
}
