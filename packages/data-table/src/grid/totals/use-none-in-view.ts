import { type RefObject, useEffect, useState } from 'react';

interface Totalled {
  readonly key: string;
  readonly pinned: 'start' | 'end' | null;
}

interface Room {
  /** The columns that have a total. */
  readonly columns: readonly Totalled[];
  /** px; what is pinned at the start and the end of the row. */
  readonly start: number;
  readonly end: number;
  readonly isShown: boolean;
}

/** What of a cell has to be in view for its total to be read. */
const READABLE = 0.95;

/** Whether all cells of the row that have a total are scrolled out of view (DT-464). */
export function useNoneInView(rowRef: RefObject<HTMLElement | null>, room: Room): boolean {
  const { columns, start, end, isShown } = room;
  const [isEmpty, setIsEmpty] = useState(false);
  const scrolls = isShown && columns.every(({ pinned }) => pinned === null);
  const keys = columns.map(({ key }) => key).join('\n');
  useEffect(() => {
    const row = rowRef.current;
    if (row === null || !scrolls || typeof IntersectionObserver === 'undefined') return undefined;
    const inView = new Set<Element>();
    const [left, right] = getComputedStyle(row).direction === 'rtl' ? [end, start] : [start, end];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= READABLE) inView.add(target);
          else inView.delete(target);
        }
        setIsEmpty(inView.size === 0);
      },
      { root: row, rootMargin: `0px ${-right}px 0px ${-left}px`, threshold: READABLE },
    );
    for (const cell of row.querySelectorAll('[data-total]')) observer.observe(cell);
    return () => observer.disconnect();
  }, [rowRef, scrolls, keys, start, end]);
  return scrolls && isEmpty;
}
