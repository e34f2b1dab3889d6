import { type RefObject, useLayoutEffect } from 'react';
import type { TakenSpace } from '../theme/taken-space.ts';
import { type Area, shiftClearOf } from '../theme/toast-shift.ts';
import { LEAVING } from '../theme/use-exit-motion.ts';
import { useSpace } from '../theme/use-services.ts';

const windowSelector = '[role="dialog"], [role="alertdialog"], [data-keeps-toasts-away]';
const controlSelector = ':is(button, a[href], input, textarea, select):not(li *)';

interface VisibleArea extends Area {
  /** It is in a part that scrolls, so that the user can move it away from the toasts. */
  readonly scrolls: boolean;
}

/** The visible part of an element. What its scrolling ancestors cut off cannot be covered. */
function visibleArea(element: Element, root: Element): [VisibleArea] | null {
  let scrolls = false;
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (
    let node = element.parentElement;
    node !== null && root.contains(node);
    node = node.parentElement
  ) {
    const { overflowY } = getComputedStyle(node);
    if (overflowY === 'visible') continue;
    scrolls ||= /auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight;
    const clip = node.getBoundingClientRect();
    left = Math.max(left, clip.left);
    top = Math.max(top, clip.top);
    right = Math.min(right, clip.right);
    bottom = Math.min(bottom, clip.bottom);
  }
  return right - left > 1 && bottom - top > 1 ? [{ left, top, right, bottom, scrolls }] : null;
}

/** The open windows, sheets and panels, and their controls. Lists have too many rows to measure each. */
function obstaclesIn(root: Element): {
  readonly windows: Area[];
  readonly controls: VisibleArea[];
} {
  const open = [...root.querySelectorAll(windowSelector)].filter(
    (one) => one.closest(`[${LEAVING}]`) === null,
  );
  const areaIn = (element: Element): VisibleArea[] => visibleArea(element, root) ?? [];
  return {
    windows: open.flatMap(areaIn),
    controls: open.flatMap((one) => [...one.querySelectorAll(controlSelector)].flatMap(areaIn)),
  };
}

/** What the page's own parts take, such as the pinned panel with its rows. */
function partsOf({ top, left, right, above }: TakenSpace, width: number, height: number): Area[] {
  const edges = [
    { left: 0, top: 0, right: width, bottom: top },
    { left: 0, top: 0, right: left, bottom: height },
    { left: width - right, top: 0, right: width, bottom: height },
  ].filter((area) => area.right > area.left && area.bottom > area.top);
  const areas = above.map(({ x, y, width: w, height: h }) => ({
    ...{ left: x, top: y, right: x + w, bottom: y + h },
  }));
  return [...edges, ...areas];
}

/**
 * Moves the toasts beside open windows. Where there is no room, they cover no control of a window, and nothing of the
 * page's own parts, such as the pinned panel (CO-231); as on a phone, where there is no such place either, they cover
 * no control other than list rows (AC-350), or if several toasts are too tall for that, none that does not scroll
 * (AC-762). They do not move while they have the pointer or the focus; a finger leaves no pointer behind.
 */
export function useToastPlacement(
  toasterRef: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
): void {
  const space = useSpace();
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
      const canHover = view.matchMedia('(hover: hover)').matches;
      if (toaster.matches(canHover ? ':hover, :focus-within' : ':focus-within')) return;
      toaster.style.translate = 'none';
      const { left, top, right, bottom } = toaster.getBoundingClientRect();
      const area = { left, top, right, bottom };
      const { windows, controls } = obstaclesIn(root);
      const { clientWidth: width, clientHeight: height } = toaster.ownerDocument.documentElement;
      const parts = partsOf(space.taken(), width, height);
      const shift =
        shiftClearOf(area, windows, width) ??
        shiftClearOf(area, [...controls, ...parts], width) ??
        shiftClearOf(area, controls, width) ??
        shiftClearOf(
          area,
          controls.filter(({ scrolls }) => !scrolls),
          width,
        );
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
  }, [toasterRef, shown, space]);
}
