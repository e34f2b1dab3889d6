import { type RefObject, useLayoutEffect } from 'react';
import type { WindowArea } from '../theme/taken-space.ts';
import { useLayer, useSpace } from '../theme/use-services.ts';
import { callBarPlace } from './call-bar-place.ts';

/** Marks what the bar of calls does not cover. */
const avoided = '[data-keeps-calls-away]';

const areaOf = (element: Element): WindowArea => {
  const { left: x, top: y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/**
 * Keeps the bar of calls where it covers neither what the page has at its edges nor the bar of a window (AC-531), and
 * declares the bar, so that windows open where it covers none of their bars.
 */
export function useCallBarPlace(barRef: RefObject<HTMLElement | null>): void {
  const layer = useLayer();
  const space = useSpace();
  useLayoutEffect(() => {
    const bar = barRef.current;
    const view = bar?.ownerDocument.defaultView ?? null;
    if (bar === null || layer === null || view === null) return undefined;
    let frame = 0;
    const place = (): void => {
      frame = 0;
      // Not under the pointer of someone who moves a window.
      if (layer.querySelector('[data-moving]') !== null) return;
      bar.style.translate = 'none';
      const { x, y, width, height } = areaOf(bar);
      const { clientWidth, clientHeight } = bar.ownerDocument.documentElement;
      const { top, left, right } = space.taken();
      const at = callBarPlace({
        bar: { width, height },
        // The distance from the edge is the host's.
        top: top + y,
        left,
        right: clientWidth - right,
        bottom: clientHeight,
        avoid: [...layer.querySelectorAll(avoided)].map(areaOf),
      });
      if (at.x !== x || at.y !== y) bar.style.translate = `${at.x - x}px ${at.y - y}px`;
    };
    const onChange = (): void => {
      if (frame === 0) frame = view.requestAnimationFrame(place);
    };
    place();
    const withdraw = space.take(() => ({ above: [areaOf(bar)] }));
    const stop = space.subscribe(onChange);
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !bar.contains(target))) onChange();
    });
    observer.observe(layer, {
      childList: true,
      subtree: true,
      attributeFilter: ['style', 'data-moving'],
    });
    const resizing = new view.ResizeObserver(onChange);
    resizing.observe(bar);
    view.addEventListener('resize', onChange);
    layer.addEventListener('animationend', onChange);
    return () => {
      view.cancelAnimationFrame(frame);
      withdraw();
      stop();
      observer.disconnect();
      resizing.disconnect();
      view.removeEventListener('resize', onChange);
      layer.removeEventListener('animationend', onChange);
    };
  }, [barRef, layer, space]);
}
