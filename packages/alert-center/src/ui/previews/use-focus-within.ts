import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether the focus is inside an element; portals do not count. Uses native events, as React misses focus
 * changes during rendering, such as when a dialog closes.
 */
export function useFocusWithin(
  elementRef: RefObject<HTMLElement | null>,
  onFocus: () => void,
): boolean {
  const [hasFocus, setFocus] = useState(false);
  const latest = useRef(onFocus);
  useLayoutEffect(() => {
    latest.current = onFocus;
  });
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element === null) return undefined;
    const enter = (): void => {
      setFocus(true);
      latest.current();
    };
    const leave = (event: FocusEvent): void => {
      const to = event.relatedTarget;
      if (!element.contains(to as Node | null)) setFocus(false);
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [elementRef]);
  return hasFocus;
}
