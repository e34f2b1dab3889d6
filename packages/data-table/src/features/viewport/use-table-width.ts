import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width for the columns in px, without a scroll bar; 0 before it is measured. */
export function useTableWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current?.querySelector<HTMLElement>('[data-scroller]') ?? null;
    if (element === null) return undefined;
    const measure = (): void => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
