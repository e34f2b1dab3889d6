import { useClock } from '@pantau/core';
import { type RefObject, useEffect } from 'react';
import { SCROLL_DELAY_MS, scrollToCurrent } from '../../engine/menu/scroll-to-current.ts';

/**
 * Scrolls a menu to its current item, 300 ms after the item has changed (SH-13).
 *
 * @param change differs when there is another item, or it may be elsewhere
 */
export function useScrollToCurrent(menuRef: RefObject<HTMLElement | null>, change: string): void {
  const clock = useClock();
  useEffect(
    () =>
      clock.setTimeout(() => {
        const menu = menuRef.current;
        const item = menu?.querySelector('[data-current]');
        if (menu === null || item === null || item === undefined) return;
        const { top, height } = item.getBoundingClientRect();
        const offset = top - menu.getBoundingClientRect().top + menu.scrollTop;
        const target = scrollToCurrent({ offset, height, viewport: menu.clientHeight });
        if (target !== null) menu.scrollTop = target;
      }, SCROLL_DELAY_MS),
    [clock, menuRef, change],
  );
}
