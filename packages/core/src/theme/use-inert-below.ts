import { type RefObject, useLayoutEffect } from 'react';
import { afterPaint } from './after-paint.ts';
import { viewOf } from './focus.ts';
import { LEAVING } from './use-exit-motion.ts';
import type { OverlayStack } from './overlay-stack.ts';

/** Spread on an element of the layer that stays usable under a modal dialog, such as the toasts. */
export const alwaysReachable = { 'data-pantau-reachable': '' } as const;

/** On elements below a modal overlay, from the moment it opens. No style depends on it, so it costs no layout. */
const BELOW_MODAL = 'data-pantau-below-modal';

/** Whether a modal overlay keeps the user from the element, also while it is not inert yet (CO-232). */
export const isBelowModal = (element: Element): boolean =>
  element.closest(`[inert], [${BELOW_MODAL}]`) !== null;

/**
 * While a modal overlay is open, makes the widget's content and everything below the overlay in the
 * layer inert. Elements of the host are never touched.
 *
 * It follows the stack itself instead of waiting for a render, because focus can only return to an
 * element that is no longer inert. Elements become inert only once the overlay has been painted: browsers
 * then compute the styles of all elements below anew, and the overlay would wait for it (CO-232). Until
 * then its scrim and its focus loop keep the user inside it.
 */
export function useInertBelow(
  stack: OverlayStack,
  contentRef: RefObject<HTMLElement | null>,
  layer: HTMLElement | null,
): void {
  useLayoutEffect(() => {
    const content = contentRef.current;
    if (content === null || layer === null) return undefined;

    const free = (element: Element): void => {
      element.removeAttribute('inert');
      element.removeAttribute(BELOW_MODAL);
    };
    /** Makes elements usable again, marks the others, and returns those that are to become inert. */
    const release = (): readonly Element[] => {
      const reachable = stack.modalAndAbove();
      const modal = reachable.length > 0;
      const blocked: Element[] = modal ? [content] : [];
      if (!modal) free(content);
      for (const child of layer.children) {
        if (child.hasAttribute(LEAVING)) continue;
        const isReachable =
          child.matches('[data-pantau-reachable]') ||
          reachable.some((overlay) => child.contains(overlay.element()));
        if (modal && !isReachable) blocked.push(child);
        else free(child);
      }
      for (const element of blocked) element.setAttribute(BELOW_MODAL, '');
      return blocked.filter((element) => !element.hasAttribute('inert'));
    };
    let cancel: (() => void) | null = null;
    const update = (): void => {
      cancel?.();
      cancel = null;
      if (release().length === 0) return;
      cancel = afterPaint(() => {
        cancel = null;
        for (const element of release()) element.setAttribute('inert', '');
      }, viewOf(layer));
    };
    update();
    const unsubscribe = stack.subscribe(update);
    // A window may open by itself below the dialog, such as an alert's preview.
    const observer = new MutationObserver(update);
    observer.observe(layer, { childList: true });
    return () => {
      cancel?.();
      unsubscribe();
      observer.disconnect();
    };
  }, [stack, contentRef, layer]);
}
