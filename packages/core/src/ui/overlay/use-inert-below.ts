import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import type { Overlay, OverlayStack } from './overlay-stack.ts';

/** On an element of the layer that stays in reach under a modal dialog, such as the toasts. */
export const alwaysReachable = { 'data-pantau-reachable': '' } as const;

const modals = (stack: OverlayStack) => () => stack.modalAndAbove().at(0) ?? null;

const holds = (child: Element, overlay: Overlay): boolean => child.contains(overlay.element());

/**
 * While a modal overlay is open, makes the widget's content and what lies below in the layer
 * inert. Only elements of ours: what a host has beside us is left as it is.
 */
export function useInertBelow(
  stack: OverlayStack,
  contentRef: RefObject<HTMLElement | null>,
  layer: HTMLElement | null,
): void {
  const modal = useSyncExternalStore(stack.subscribe, modals(stack), () => null);

  useLayoutEffect(() => {
    const content = contentRef.current;
    if (modal === null || content === null || layer === null) return undefined;

    const update = (): void => {
      const inReach = stack.modalAndAbove();
      for (const child of layer.children) {
        const isReachable =
          child.matches('[data-pantau-reachable]') ||
          inReach.some((overlay) => holds(child, overlay));
        child.toggleAttribute('inert', !isReachable);
      }
    };
    content.toggleAttribute('inert', true);
    update();
    // Windows that open by themselves, such as an alert's preview, must stay below too.
    const observer = new MutationObserver(update);
    observer.observe(layer, { childList: true });
    const unsubscribe = stack.subscribe(update);
    return () => {
      observer.disconnect();
      unsubscribe();
      content.toggleAttribute('inert', false);
      for (const child of layer.children) child.toggleAttribute('inert', false);
    };
  }, [modal, stack, contentRef, layer]);
}
