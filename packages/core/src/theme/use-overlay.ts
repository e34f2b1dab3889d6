import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { activeElementAt, hasFocusWithin, tabbablesIn } from './focus.ts';
import type { OutsideEvent, Overlay, OverlayKind } from './overlay-stack.ts';
import { LEAVING, useExitMotion } from './use-exit-motion.ts';
import { useServices } from './provider-context.ts';

/** Spread on the element inside a dialog or popover that takes focus when it opens. */
export const initialFocus = { 'data-pantau-initial-focus': '' } as const;

export interface OverlayOptions {
  readonly kind: OverlayKind;
  readonly elementRef: RefObject<HTMLElement | null>;
  /** What opened it: a press there is not outside, and focus returns to it. */
  readonly anchorRef?: RefObject<HTMLElement | null> | undefined;
  /** What takes focus on opening when no element inside is marked with `initialFocus`. */
  readonly focusOnOpen: 'element' | 'first' | 'none';
  /** Overrides both. */
  focusFirst?(element: HTMLElement): HTMLElement | undefined;
  onEscape(): void;
  onOutside(event: OutsideEvent): void;
}

/**
 * For a component that is mounted while its overlay is open: adds it to the provider's stack, moves
 * focus inside, and on unmount returns focus to where it was unless the user has moved it.
 */
export function useOverlay(options: OverlayOptions): void {
  const { overlays } = useServices();
  const { kind, elementRef, anchorRef, focusOnOpen } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useExitMotion(elementRef);
  useLayoutEffect(() => {
    const overlay: Overlay = {
      kind,
      element: () => elementRef.current,
      anchor: () => anchorRef?.current ?? null,
      onEscape: () => latest.current.onEscape(),
      onOutside: (event) => latest.current.onOutside(event),
    };
    return overlays.push(overlay);
  }, [overlays, kind, elementRef, anchorRef]);

  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element === null || focusOnOpen === 'none') return undefined;
    const opener = anchorRef?.current ?? activeElementAt(element);
    const path = opener instanceof HTMLElement ? pathInWidget(opener) : [];
    const target =
      latest.current.focusFirst?.(element) ??
      element.querySelector<HTMLElement>('[data-pantau-initial-focus]') ??
      (focusOnOpen === 'first' ? tabbablesIn(element)[0] : undefined);
    (target ?? element).focus({ preventScroll: true });
    return () => {
      // Otherwise focus that was lost with its element would fall to the page.
      if (hasFocusWithin(element) || isFocusLost(element)) returnFocus(path);
    };
  }, [elementRef, anchorRef, focusOnOpen]);
}

function isFocusLost(node: Node): boolean {
  const active = activeElementAt(node);
  const page = node.ownerDocument;
  return active === null ? page?.activeElement === page?.body : active === page?.body;
}

/** The element and its ancestors inside the widget, innermost first. */
function pathInWidget(element: HTMLElement): readonly HTMLElement[] {
  const path: HTMLElement[] = [element];
  for (let node = element.parentElement; node !== null; node = node.parentElement) {
    if (node.matches('[data-pantau-theme]')) return path;
    path.push(node);
  }
  return [element];
}

/** An element that is fading out cannot take focus. */
const isPresent = (element: HTMLElement): boolean =>
  element.isConnected && element.closest(`[${LEAVING}]`) === null;

/** Focuses the opener; if it has been removed, the first control of its nearest remaining ancestor. */
function returnFocus([opener, ...ancestors]: readonly HTMLElement[]): void {
  if (opener === undefined || isPresent(opener)) {
    opener?.focus({ preventScroll: true });
    return;
  }
  for (const ancestor of ancestors) {
    const next = isPresent(ancestor) ? tabbablesIn(ancestor)[0] : undefined;
    if (next !== undefined) {
      next.focus({ preventScroll: true });
      return;
    }
  }
}
