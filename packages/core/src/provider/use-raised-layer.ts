import { useEffect } from 'react';

const contentCount = (layer: HTMLElement): number =>
  [...layer.children].reduce(
    (sum, child) => sum + (child.matches('[data-pantau-reachable]') ? child.childElementCount : 1),
    0,
  );

/** Whether the node is inside of the element, shadow roots included. */
function isWithin(node: Node, element: Element): boolean {
  let at: Node | null = node;
  while (at !== null && at !== element)
    at = at.parentNode ?? (at as Partial<ShadowRoot>).host ?? null;
  return at === element;
}

/** Whether the host has a modal dialog open elsewhere. What covered it could not be used: all but the dialog is inert. */
const isBelowModal = (layer: HTMLElement): boolean =>
  [...layer.ownerDocument.querySelectorAll('dialog:modal')].some(
    (dialog) => !isWithin(layer, dialog),
  );

/**
 * The top layer stacks in the order of opening, so a host's modal dialog that opened later would
 * cover the widget's. The layer is therefore reopened on top when its first content appears;
 * reopening it with content inside would flicker. Not so while
 * such a dialog is open and does not contain the widget.
 */
export function useRaisedLayer(layer: HTMLElement | null, embedded: boolean): void {
  useEffect(() => {
    if (layer === null || !embedded) return undefined;
    let wasInUse = contentCount(layer) > 0;
    const raise = (): void => {
      const isInUse = contentCount(layer) > 0;
      if (isInUse && !wasInUse && layer.matches(':popover-open') && !isBelowModal(layer)) {
        layer.hidePopover();
        layer.showPopover();
      }
      wasInUse = isInUse;
    };
    const observer = new MutationObserver(raise);
    observer.observe(layer, { childList: true });
    for (const child of layer.children) observer.observe(child, { childList: true });
    return () => observer.disconnect();
  }, [layer, embedded]);
}
