import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Height of an element in px; 0 before it is measured, and while it is not `enabled`. Measured before the first paint,
 * so that what depends on it is not drawn twice.
 */
export function useElementHeight(ref: RefObject<HTMLElement | null>, enabled = true): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || !enabled) return undefined;
    const measure = (): void => setHeight(element.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      setHeight(0);
    };
  }, [ref, enabled]);
  return height;
}
