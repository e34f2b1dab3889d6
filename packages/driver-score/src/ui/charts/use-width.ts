import { type RefCallback, useCallback, useRef, useState } from 'react';

/** The width of an element in px; 0 until it is known. */
export function useWidth(): readonly [ref: RefCallback<HTMLElement>, width: number] {
  const [width, setWidth] = useState(0);
  const observer = useRef<ResizeObserver | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    observer.current = null;
    if (element === null) return;
    // Its first size comes with the layout of the frame; reading it here would do a layout of its own.
    observer.current = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.current.observe(element);
  }, []);
  return [ref, width];
}
