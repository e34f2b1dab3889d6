import { type RefObject, useLayoutEffect, useState } from 'react';
import { fittingCount } from '../../engine/layout/fitting.ts';

/**
 * How many children of a list fit; the last child is the button for the others. Children without room stay in the
 * page, hidden, so that their width is known.
 *
 * @param change differs when the children may have another width
 */
export function useFitting(
  listRef: RefObject<HTMLElement | null>,
  count: number,
  change: string,
): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const list = listRef.current;
    if (list === null) return undefined;
    const measure = (): void => {
      const widths = [...list.children].map((child) => child.getBoundingClientRect().width);
      setFitting(fittingCount(widths.slice(0, -1), list.clientWidth, widths.at(-1) ?? 0));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    // A font that arrives late changes the widths.
    for (const child of list.children) observer.observe(child);
    return () => observer.disconnect();
  }, [listRef, count, change]);
  return Math.min(fitting, count);
}
