import { type RefObject, useEffect, useState } from 'react';

/** Height of an element in px; 0 before it is measured, and while it is not `enabled`. */
export function useElementHeight(ref: RefObject<HTMLElement | null>, enabled = true): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (element === null || !enabled) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setHeight(0);
    };
  }, [ref, enabled]);
  return height;
}
