import { useLayoutEffect } from 'react';
import { viewOf } from '../theme/focus.ts';

/** Takes back what `zoom` of the host's style sheets does to an element. */
function unzoom(element: HTMLElement): void {
  const { style } = element;
  const own = style.zoom === '' ? 1 : Number(style.zoom);
  // Browsers that do not say how much it is have no `zoom` either, or one of their own.
  const { currentCSSZoom = 1 } = element as Partial<Element>;
  const ofHost = currentCSSZoom / own;
  const wanted = Math.abs(ofHost - 1) < 1e-4 ? '' : String(1 / ofHost);
  if (style.zoom !== wanted) style.zoom = wanted;
}

/**
 * Keeps the layer at the size of the screen where the host zooms its page by CSS. Windows are placed by what is measured
 * on the screen, and only so does a px in the layer equal one there. It also keeps them from outgrowing the page, whose
 * media queries know nothing of `zoom`.
 */
export function useUnzoomed(layer: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (layer === null) return undefined;
    unzoom(layer);
    // A change of the zoom changes what the layer measures in its own px.
    const observer = new (viewOf(layer).ResizeObserver)(() => unzoom(layer));
    observer.observe(layer);
    return () => observer.disconnect();
  }, [layer]);
}
