import { useSpace } from '@pantau/core';
import { type RefObject, useLayoutEffect } from 'react';
import type { MenuMode } from '../../engine/menu/menu-mode.ts';

/**
 * Declares what the shell has at the edges of the window, so that previews and the bar of calls keep clear of it: top
 * bar and horizontal menu, side menu, and the room for the pinned panel (SH-131).
 */
export function useTakenEdges(
  shellRef: RefObject<HTMLElement | null>,
  menuMode: MenuMode,
  panelPinned: boolean,
): void {
  const space = useSpace();
  useLayoutEffect(() => {
    const shell = shellRef.current;
    if (shell === null) return undefined;
    const rects = (selector: string): readonly DOMRect[] =>
      [...shell.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
    return space.take(() => {
      const { clientWidth } = shell.ownerDocument.documentElement;
      return {
        top: Math.max(
          0,
          ...rects(':scope > header, :scope > [data-takes="top"]').map(({ bottom }) => bottom),
        ),
        left: Math.max(0, ...rects(':scope > [data-takes="left"]').map(({ right }) => right)),
        right: Math.max(
          0,
          ...rects(':scope > [data-takes="right"]').map(({ right }) => clientWidth - right),
        ),
      };
    });
    // Declared again when one of them changes, which places the bar of calls again.
  }, [shellRef, space, menuMode, panelPinned]);
}
