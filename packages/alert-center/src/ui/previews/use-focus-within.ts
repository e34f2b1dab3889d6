import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether an element has the focus, or something in it. Not what opens from it elsewhere on the page.
 * React tells of no focus that moves while it renders, as it does when a dialog above closes.
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
      if (!(to instanceof Node) || !element.contains(to)) setFocus(false);
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
