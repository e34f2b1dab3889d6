import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useServices } from './provider-context.ts';
import { activeElementAt, hasFocusWithin, tabbablesIn } from './focus.ts';
import type { OutsideEvent, Overlay, OverlayKind } from './overlay-stack.ts';

/** Put on the element inside a dialog or popover that takes the focus when it opens. */
export const initialFocus = { 'data-pantau-initial-focus': '' } as const;

export interface OverlayBehaviour {
  readonly kind: OverlayKind;
  readonly elementRef: RefObject<HTMLElement | null>;
  readonly anchorRef?: RefObject<HTMLElement | null> | undefined;
  /** Where the focus goes on opening, when nothing inside is marked with `initialFocus`. */
  readonly focusOnOpen: 'element' | 'first' | 'none';
  /** Chooses it otherwise. */
  focusFirst?(element: HTMLElement): HTMLElement | undefined;
  onEscape(): void;
  onOutside(event: OutsideEvent): void;
}

/**
 * For a component that is mounted while its overlay is open: stands on the provider's stack, takes
 * the focus, and gives it back to where it was, unless it has gone elsewhere by itself.
 */
export function useOverlay(behaviour: OverlayBehaviour): void {
  const { overlays } = useServices();
  const { kind, elementRef, anchorRef, focusOnOpen } = behaviour;
  const latest = useRef(behaviour);
  useEffect(() => {
    latest.current = behaviour;
  });

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
    const way = opener instanceof HTMLElement ? wayUp(opener) : [];
    const chosen =
      latest.current.focusFirst?.(element) ??
      element.querySelector<HTMLElement>('[data-pantau-initial-focus]') ??
      (focusOnOpen === 'first' ? tabbablesIn(element)[0] : undefined);
    (chosen ?? element).focus({ preventScroll: true });
    return () => {
      // The focus may have been lost with the element that had it; it must not fall to the page.
      const isOurs = hasFocusWithin(element) || isNobodyFocused(element);
      if (isOurs) giveFocusBack(way);
    };
  }, [elementRef, anchorRef, focusOnOpen]);
}

function isNobodyFocused(node: Node): boolean {
  const active = activeElementAt(node);
  const page = node.ownerDocument;
  return active === null ? page?.activeElement === page?.body : active === page?.body;
}

/** The element and what it stands in, as far as it is ours. */
function wayUp(element: HTMLElement): readonly HTMLElement[] {
  const way: HTMLElement[] = [element];
  for (let node = element.parentElement; node !== null; node = node.parentElement) {
    if (node.matches('[data-pantau-theme]')) return way;
    way.push(node);
  }
  return [element];
}

/** To the opener; when the answer took it away, to what has taken its place, as near as possible. */
function giveFocusBack([opener, ...around]: readonly HTMLElement[]): void {
  if (opener === undefined || opener.isConnected) {
    opener?.focus({ preventScroll: true });
    return;
  }
  for (const part of around) {
    const next = part.isConnected ? tabbablesIn(part)[0] : undefined;
    if (next !== undefined) {
      next.focus({ preventScroll: true });
      return;
    }
  }
}
