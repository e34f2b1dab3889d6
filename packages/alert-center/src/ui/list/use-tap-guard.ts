import { useClock } from '@pantau/core';
import { useTapFilter } from '@pantau/core/ui/still';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';

/**
 * Ignores a tap that follows a move of rows too quickly to be aimed at what is now under the finger. A touch has no
 * hover that would hold the list before it, but holds it afterwards: the next tap hits (AC-260).
 */
export function useTapGuard(
  scrollerRef: RefObject<HTMLElement | null>,
  ids: readonly AlertId[],
): void {
  const clock = useClock();
  const before = useRef(ids);
  const movedAt = useRef(-Infinity);

  useLayoutEffect(() => {
    const [first] = before.current;
    // Rows only enter above others or leave: if the first one kept its position, nothing moved.
    if (first !== undefined && ids[0] !== first) movedAt.current = clock.now();
    before.current = ids;
  }, [ids, clock]);

  useTapFilter(scrollerRef, movedAt, '[data-alert-id]');
}
