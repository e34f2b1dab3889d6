import { type RefObject, useLayoutEffect } from 'react';
import { type Area, shiftClearOf } from '../theme/toast-shift.ts';
import { LEAVING } from '../theme/use-exit-motion.ts';

const windowSelector = '[role="dialog"], [role="alertdialog"], [data-keeps-toasts-away]';
const controlSelector = ':is(button, a[href], input, textarea, select):not(li *)';

/** The visible part of an element. What its scrolling ancestors cut off cannot be covered. */
function visibleArea(element: Element, root: Element): [Area] | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (
    let node = element.parentElement;
    node !== null && root.contains(node);
    node = node.parentElement
  ) {
    if (getComputedStyle(node).overflowY === 'visible') continue;
    const clip = node.getBoundingClientRect();
    left = Math.max(left, clip.left);
    top = Math.max(top, clip.top);
    right = Math.min(right, clip.right);
    bottom = Math.min(bottom, clip.bottom);
  }
  return right - left > 1 && bottom - top > 1 ? [{ left, top, right, bottom }] : null;
}

/** The open windows, sheets and panels, and their controls. Lists have too many rows to measure each. */
function obstaclesIn(root: Element): { readonly windows: Area[]; readonly controls: Area[] } {
  const open = [...root.querySelectorAll(windowSelector)].filter(
    (one) => one.closest(`[${LEAVING}]`) === null,
  );
  const areaIn = (element: Element): Area[] => visibleArea(element, root) ?? [];
  return {
    windows: open.flatMap(areaIn),
    controls: open.flatMap((one) => [...one.querySelectorAll(controlSelector)].flatMap(areaIn)),
  };
}

/**
 * Moves the toasts beside open windows or, where there is no room, as on a phone, to where they cover no control
 * of a window other than list rows (AC-350). They do not move while they have the pointer or the focus.
 */
export function useToastPlacement(
  toasterRef: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
): void {
  useLayoutEffect(() => {
    const toaster = toasterRef.current;
    const root = toaster?.closest('[data-pantau-theme]');
    if (toaster === null || root === null || root === undefined || shown.length === 0) {
      return undefined;
    }
    const view = toaster.ownerDocument.defaultView;
    if (view === null) return undefined;
    let frame = 0;
    const place = (): void => {
      frame = 0;
      if (toaster.matches(':hover, :focus-within')) return;
      toaster.style.translate = 'none';
      const { left, top, right, bottom } = toaster.getBoundingClientRect();
      const area = { left, top, right, bottom };
      const { windows, controls } = obstaclesIn(root);
      const width = toaster.ownerDocument.documentElement.clientWidth;
      const shift = shiftClearOf(area, windows, width) ?? shiftClearOf(area, controls, width);
      if (shift !== null) toaster.style.translate = `${shift.x}px ${-shift.y}px`;
    };
    const onChange = (): void => {
      if (frame === 0) frame = view.requestAnimationFrame(place);
    };
    place();
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !toaster.contains(target))) onChange();
    });
    observer.observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: ['style', 'data-moving'],
    });
    view.addEventListener('resize', onChange);
    root.addEventListener('scroll', onChange, { capture: true, passive: true });
    return () => {
      view.cancelAnimationFrame(frame);
      observer.disconnect();
      view.removeEventListener('resize', onChange);
      root.removeEventListener('scroll', onChange, { capture: true });
    };
  }, [toasterRef, shown]);
}
