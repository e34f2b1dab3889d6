import { type RefObject, useLayoutEffect } from 'react';
import type { OverlayStack } from './overlay-stack.ts';

/** On an element of the layer that stays in reach under a modal dialog, such as the toasts. */
export const alwaysReachable = { 'data-pantau-reachable': '' } as const;

/**
 * While a modal overlay is open, makes the widget's content and what lies below in the layer
 * inert. Only elements of ours: what a host has beside us is left as it is.
 *
 * It follows the stack itself and does not wait for a render: the focus can only go back to what
 * is in reach again.
 */
export function useInertBelow(
  stack: OverlayStack,
  contentRef: RefObject<HTMLElement | null>,
  layer: HTMLElement | null,
): void {
  useLayoutEffect(() => {
    const content = contentRef.current;
    if (content === null || layer === null) return undefined;

    const update = (): void => {
      const inReach = stack.modalAndAbove();
      const isModal = inReach.length > 0;
      content.toggleAttribute('inert', isModal);
      for (const child of layer.children) {
        const isReachable =
          child.matches('[data-pantau-reachable]') ||
          inReach.some((overlay) => child.contains(overlay.element()));
        child.toggleAttribute('inert', isModal && !isReachable);
      }
    };
    update();
    const unsubscribe = stack.subscribe(update);
    // A window that opens by itself, such as an alert's preview, stays below too.
    const observer = new MutationObserver(update);
    observer.observe(layer, { childList: true });
    return () => {
      unsubscribe();
      observer.disconnect();
    };
  }, [stack, contentRef, layer]);
}
