import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** px; the value of the token, until it is measured. */
const COMFORTABLE = 44;

/** The row height for the current density and pointer, measured from a probe element that takes the ref. */
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
