import { type RefObject, useLayoutEffect } from 'react';
import { LEAVING } from './use-exit-motion.ts';
import type { OverlayStack } from './overlay-stack.ts';

/** Spread on an element of the layer that stays usable under a modal dialog, such as the toasts. */
export const alwaysReachable = { 'data-pantau-reachable': '' } as const;

/**
 * While a modal overlay is open, makes the widget's content and everything below the overlay in the
 * layer inert. Elements of the host are never touched.
 *
 * It follows the stack itself instead of waiting for a render, because focus can only return to an
 * element that is no longer inert.
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
      const reachable = stack.modalAndAbove();
      const modal = reachable.length > 0;
      content.toggleAttribute('inert', modal);
      for (const child of layer.children) {
        if (child.hasAttribute(LEAVING)) continue;
        const isReachable =
          child.matches('[data-pantau-reachable]') ||
          reachable.some((overlay) => child.contains(overlay.element()));
        child.toggleAttribute('inert', modal && !isReachable);
      }
    };
    update();
    const unsubscribe = stack.subscribe(update);
    // A window may open by itself below the dialog, such as an alert's preview.
    const observer = new MutationObserver(update);
    observer.observe(layer, { childList: true });
    return () => {
      unsubscribe();
      observer.disconnect();
    };
  }, [stack, contentRef, layer]);
}
