import { type RefObject, useEffect } from 'react';
import { hasFocusWithin } from './focus.ts';

/**
 * When what has the focus inside an open dialog is taken away (a row is deleted, a button becomes
 * disabled), the focus goes to the dialog instead of being lost to the page. A host that takes the
 * focus itself keeps it.
 */
export function useFocusKept(elementRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = elementRef.current;
    if (element === null) return undefined;
    const page = element.ownerDocument;
    const keep = (): void => {
      if (page.activeElement !== page.body || hasFocusWithin(element)) return;
      element.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(keep);
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'inert', 'hidden'],
    });
    return () => observer.disconnect();
  }, [elementRef]);
}
