import { type RefObject, useLayoutEffect } from 'react';
import { useClock } from '../../theme/use-services.ts';
import { type Placement, placeOverlay } from './place-overlay.ts';

function place(element: HTMLElement, anchor: Element, placement: Placement): void {
  const page = element.ownerDocument.documentElement;
  const viewport = { width: page.clientWidth, height: page.clientHeight };
  const size = { width: element.offsetWidth, height: element.scrollHeight };
  const placed = placeOverlay(anchor.getBoundingClientRect(), size, viewport, placement);
  // The layer is at 0, 0 except below a host's transform.
  const ground = element.offsetParent?.getBoundingClientRect();
  const { style } = element;
  style.left = `${placed.left - (ground?.left ?? 0)}px`;
  style.top = `${placed.top - (ground?.top ?? 0)}px`;
  style.maxWidth = `${placed.maxWidth}px`;
  style.maxHeight = `${placed.maxHeight}px`;
  element.dataset['side'] = placed.side;
}

const signature = (element: HTMLElement, anchor: Element): string => {
  const { left, top, width, height } = anchor.getBoundingClientRect();
  const page = element.ownerDocument.documentElement;
  const numbers = [left, top, width, height, element.offsetWidth, element.scrollHeight];
  return [...numbers, page.clientWidth, page.clientHeight].join();
};

/**
 * Keeps an open overlay beside its anchor. It looks once a frame, only while it is open: the
 * anchor may move by scrolling in any shadow root around us, which no listener of ours would hear.
 */
export function useOverlayPosition(
  elementRef: RefObject<HTMLElement | null>,
  anchorRef: RefObject<Element | null>,
  { side, align, gap }: Placement,
): void {
  const clock = useClock();
  useLayoutEffect(() => {
    const element = elementRef.current;
    const anchor = anchorRef.current;
    if (element === null || anchor === null) return undefined;
    let seen = '';
    const update = (): void => {
      const now = signature(element, anchor);
      // An anchor that is not there has no place to stand beside; the last one is kept.
      if (now !== seen && anchor.isConnected) place(element, anchor, { side, align, gap });
      seen = signature(element, anchor);
    };
    let cancel = (): void => undefined;
    const loop = (): void => {
      update();
      cancel = clock.requestFrame(loop);
    };
    loop();
    return () => cancel();
  }, [elementRef, anchorRef, side, align, gap, clock]);
}
