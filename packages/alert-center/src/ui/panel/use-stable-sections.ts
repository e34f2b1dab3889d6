import { viewOf } from '@pantau/core/ui/overlay';
import { type RefObject, useLayoutEffect } from 'react';
import { useIsAnyListBusy } from '../../hooks/list.ts';

/**
 * Keeps the heights of the sections while the user is busy with one of the lists: a list that grows must not move
 * the rows of the other (AC-262). Collapsing a section and resizing the panel still apply.
 */
export function useStableSections(bodyRef: RefObject<HTMLElement | null>): void {
  const busy = useIsAnyListBusy();

  useLayoutEffect(() => {
    const body = bodyRef.current;
    if (body === null || !busy) return undefined;
    const sections = (): HTMLElement[] => [...body.querySelectorAll<HTMLElement>(':scope > *')];
    const release = (): void => {
      for (const { style } of sections()) {
        style.removeProperty('flex');
        style.removeProperty('max-height');
      }
    };
    const fix = (): void => {
      release();
      // Not what is measured on the screen, where the host's page may be zoomed or scaled.
      const heights = sections().map((section) => getComputedStyle(section).height);
      for (const [index, { style }] of sections().entries()) {
        style.setProperty('flex', `0 0 ${heights[index] ?? '0px'}`);
        style.setProperty('max-height', 'none');
      }
    };
    fix();
    const collapsed = new MutationObserver(fix);
    collapsed.observe(body, { subtree: true, attributeFilter: ['data-shut'] });
    const resized = new (viewOf(body).ResizeObserver)(fix);
    resized.observe(body);
    return () => {
      collapsed.disconnect();
      resized.disconnect();
      release();
    };
  }, [bodyRef, busy]);
}
