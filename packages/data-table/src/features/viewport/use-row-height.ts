import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** px; of the token, before it is measured. */
const COMFORTABLE = 44;

/** The height of a row, as density and pointer have it; put the ref on an element that is as high. */
export function useRowHeight(): readonly [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(COMFORTABLE);
  useLayoutEffect(() => {
    const probe = ref.current;
    if (probe === null) return undefined;
    const measure = (): void => {
      if (probe.offsetHeight > 0) setHeight(probe.offsetHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(probe);
    return () => observer.disconnect();
  }, []);
  return [ref, height];
}
