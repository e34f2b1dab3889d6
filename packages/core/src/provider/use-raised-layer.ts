import { useEffect } from 'react';

const inUse = (layer: HTMLElement): number =>
  [...layer.children].reduce(
    (sum, child) => sum + (child.matches('[data-pantau-reachable]') ? child.childElementCount : 1),
    0,
  );

/**
 * The top layer stacks by time of opening: a host's own modal dialog, opened after us, would cover
 * what we show. So whenever the empty layer comes into use, it is opened anew, on top. Not while
 * something is in it: that would only flicker.
 */
export function useRaisedLayer(layer: HTMLElement | null, isEmbedded: boolean): void {
  useEffect(() => {
    if (layer === null || !isEmbedded) return undefined;
    let wasInUse = inUse(layer) > 0;
    const raise = (): void => {
      const isInUse = inUse(layer) > 0;
      if (isInUse && !wasInUse && layer.matches(':popover-open')) {
        layer.hidePopover();
        layer.showPopover();
      }
      wasInUse = isInUse;
    };
    const observer = new MutationObserver(raise);
    observer.observe(layer, { childList: true });
    for (const child of layer.children) observer.observe(child, { childList: true });
    return () => observer.disconnect();
  }, [layer, isEmbedded]);
}
