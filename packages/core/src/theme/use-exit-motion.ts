import { type RefObject, useLayoutEffect } from 'react';
import { isElement } from './focus.ts';

/** How long a closing element stays visible, ms (AC-351). */
const EXIT_MS = 100;

/** Marks a closed element that is still fading out. */
export const LEAVING = 'data-pantau-leaving';

/** Attributes that styles depend on. All others are removed from a closed element. */
const keptAttributes = /^(class|style|data-(size|flush|kind|display|side|large))$/;

interface Place {
  readonly parent: Node;
  readonly next: Node | null;
}

const hasMotion = (page: Document): boolean => {
  const view = page.defaultView;
  return (
    page.visibilityState === 'visible' &&
    view !== null &&
    typeof view.matchMedia === 'function' &&
    !view.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
};

/** The places of the element and its ancestors below the widget's layer; of the element alone without a layer. */
function placesOf(element: HTMLElement): ReadonlyMap<Node, Place> {
  const places = new Map<Node, Place>();
  const layer = element.closest('[data-pantau-layer]');
  for (let node: Node | null = element; node !== null && node !== layer; node = node.parentNode) {
    if (node.parentNode !== null) {
      places.set(node, { parent: node.parentNode, next: node.nextSibling });
    }
    if (layer === null) break;
  }
  return places;
}

/** Scroll offsets are lost when an element leaves the page. */
function scrollOffsetsOf(element: HTMLElement): readonly (readonly [Element, number])[] {
  return [element, ...element.querySelectorAll('section, div')]
    .filter(({ scrollTop }) => scrollTop > 0)
    .map((scroller) => [scroller, scroller.scrollTop] as const);
}

function fadeOut(element: HTMLElement, top: HTMLElement): void {
  for (const name of element.getAttributeNames()) {
    if (!keptAttributes.test(name)) element.removeAttribute(name);
  }
  top.inert = true;
  top.setAttribute(LEAVING, '');
  top.setAttribute('aria-hidden', 'true');
  top.style.pointerEvents = 'none';
  const timing = { duration: EXIT_MS, easing: 'linear', fill: 'forwards' } as const;
  const remove = (): void => top.remove();
  const fade = top.animate({ opacity: [1, 0] }, timing);
  fade.onfinish = remove;
  fade.oncancel = remove;
  element.animate({ translate: ['0 0', '0 8px'] }, timing);
}

function putBack(
  element: HTMLElement,
  places: ReadonlyMap<Node, Place>,
  offsets: readonly (readonly [Element, number])[],
): void {
  // Only the hook has unmounted, or another hook has already put the element back.
  if (element.isConnected) return;
  let top: Node = element;
  while (top.parentNode !== null) top = top.parentNode;
  const place = places.get(top);
  if (place === undefined || !place.parent.isConnected || !isElement(top)) return;
  const next = place.next?.parentNode === place.parent ? place.next : null;
  place.parent.insertBefore(top, next);
  for (const [scroller, offset] of offsets) scroller.scrollTop = offset;
  fadeOut(element, top);
}

/**
 * Lets an element fade out when its component unmounts. React removes it at once, so neither state nor
 * focus waits for the animation: the removed element is put back, inert and hidden from assistive
 * technology, until it has faded. With reduced motion, in a hidden tab, or when the widget itself is
 * removed, nothing is put back.
 */
export function useExitMotion(elementRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element === null || typeof element.animate !== 'function') return undefined;
    return () => {
      if (!element.isConnected || !hasMotion(element.ownerDocument)) return;
      const places = placesOf(element);
      const offsets = scrollOffsetsOf(element);
      // Runs after React has removed the element and handled its focus events, before the browser paints.
      queueMicrotask(() => queueMicrotask(() => putBack(element, places, offsets)));
    };
  }, [elementRef]);
}
